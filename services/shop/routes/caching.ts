import { createHash } from 'node:crypto'
import type { Routes } from './context'

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
