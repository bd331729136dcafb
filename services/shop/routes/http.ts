import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import { isTooMuch } from '../../server/check-input'
import { Problem } from '../domain/problem'
import type { Routes, ShopOptions } from './context'

type Sites = Pick<ShopOptions, 'siteUrl' | 'corsOrigins'>

/** For how long a browser need not ask again what it may send, in s: the longest that Chrome keeps it. */
const KEPT_FOR = 7_200

/**
 * Lets the pages of sites elsewhere ask this shop, and read its answers (CORS): those origins alone, letter by letter. They send
 * no cookies, as the site's client does not (src/platform/http.ts): a login is the site's own.
 */
export async function allowSites(routes: Routes, { corsOrigins = [] }: Sites): Promise<void> {
  if (corsOrigins.length === 0) return
  await routes.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'idempotency-key', 'order-access'],
    exposedHeaders: ['date', 'retry-after'],
    maxAge: KEPT_FOR,
  })
}

/** The origin of the site whose page asks: one of those that are let in, or the shop's own. */
export const siteOf = ({ siteUrl, corsOrigins = [] }: Sites, { headers }: FastifyRequest): string =>
  corsOrigins.find((origin) => origin === headers.origin) ?? siteUrl

/**
 * Browsers ask again every time and get 304 while nothing changed; a shared cache may answer for half a minute, so that
 * no price is older than that.
 */
export const CATALOGUE_CACHE = 'public, max-age=0, s-maxage=30, must-revalidate'

/** Answers nobody may keep, unless the route says otherwise; those that may be kept carry an ETag. */
export function caching(routes: Routes): void {
  routes.addHook('onSend', async (request, reply, payload) => {
    const kept = reply.statusCode === 200 && reply.hasHeader('cache-control')
    if (!kept || typeof payload !== 'string') {
      reply.header('cache-control', 'no-store')
      return payload
    }
    const etag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
    reply.header('etag', etag)
    if (!names(request.headers['if-none-match'], etag)) return payload
    reply.code(304).removeHeader('content-type')
    // Fastify's own answer to HEAD looks at what there is.
    return request.method === 'HEAD' ? '' : null
  })
}

/** Whether an If-None-Match header names the tag; a proxy that compresses makes it weak. */
function names(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

const NOT_JSON = new Problem(
  'malformed_request',
  'The body of this request is not valid JSON. Nothing was changed.',
)

/** Several times what the largest request of the contract holds, fifty items with three fields each. */
const MOST_VALUES = 1_000
const TOO_MUCH = new Problem('body_too_large', 'This request is too large. Nothing was changed.')

/** Reads JSON bodies. An empty body counts as `{}`: several calls of the contract have nothing to say. */
export function jsonBody(routes: Routes): void {
  const parse = routes.getDefaultJsonParser('error', 'error')
  routes.removeContentTypeParser('application/json')
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, {})
    else if (isTooMuch(body, MOST_VALUES)) done(TOO_MUCH)
    else parse(request, body, (error, value) => (error ? done(NOT_JSON) : done(null, value)))
  })
  routes.addHook('preValidation', async (request) => {
    if (request.method !== 'GET') request.body ??= {}
  })
}
