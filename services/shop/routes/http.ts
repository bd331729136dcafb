import { createHash } from 'node:crypto'
import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import { isTooMuch } from '../../server/check-input'
import { Problem } from '../domain/problem'
import type { Routes, ShopOptions } from './context'

type Sites = Pick<ShopOptions, 'siteUrl' | 'corsOrigins'>

/** How long a browser may cache a CORS preflight, in s: Chrome's maximum. */
const KEPT_FOR = 7_200

/**
 * Lets pages of other sites call this shop and read its answers (CORS): only the exact configured origins. Such requests send
 * no cookies, like those of the site's client (src/platform/http.ts), because a login belongs to the site itself.
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

/** The origin of the site that sends the request: an allowed one, or the shop's own. */
export const siteOf = ({ siteUrl, corsOrigins = [] }: Sites, { headers }: FastifyRequest): string =>
  corsOrigins.find((origin) => origin === headers.origin) ?? siteUrl

/**
 * Browsers revalidate every time and get 304 while nothing has changed; a shared cache may answer for half a minute, so that no
 * price is older than that.
 */
export const CATALOGUE_CACHE = 'public, max-age=0, s-maxage=30, must-revalidate'

/** Answers must not be cached, unless the route sets another policy; those answers have an ETag. */
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
    // Fastify's own answer to HEAD uses the payload.
    return request.method === 'HEAD' ? '' : null
  })
}

/** Whether an If-None-Match header contains the tag; a compressing proxy makes it weak. */
function names(header: string | undefined, etag: string): boolean {
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

const NOT_JSON = new Problem(
  'malformed_request',
  'Something went wrong on the way to us. Nothing was changed: please try again.',
)

/** Several times the size of the contract's largest request, fifty items with three fields each. */
const MOST_VALUES = 1_000
const TOO_MUCH = new Problem('body_too_large', 'That is too long for us to take. Nothing was changed.')

/** Reads JSON bodies. An empty body counts as `{}`, because several calls need no values. */
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
