import cors from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
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
