import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../server/index'
import { toRefusedStatus } from '../server/refusals'
import { chooseEncoding, compressedPath, isCompressed } from './compress'
import { REVALIDATE, type SiteFile } from './site-index'
import { mayBeFramed, type PageHeaders } from './headers'
import { routeRequest, type Site } from './site'

export interface SitePluginOptions {
  site: Site
  pageHeaders: PageHeaders
}

/** Serves the built site for every address without another route, and its error page for pages that fail. */
export const sitePlugin: FastifyPluginAsync<SitePluginOptions> = async (app, { site, pageHeaders }) => {
  const sendFile = createSender(pageHeaders)

  // Not a route, because a route would also answer unknown addresses of the embedded services.
  app.setNotFoundHandler(async (request, reply) => {
    if (!site.current) return sendUnfinished(reply)
    const url = new URL(request.url, 'http://localhost')
    const route = routeRequest(site.current, decodeURIComponent(url.pathname))
    if (!['GET', 'HEAD'].includes(request.method)) {
      if (route.kind === 'missing') return refuse(404, request, reply)
      return refuse(405, request, reply.header('allow', 'GET, HEAD'))
    }
    if (route.kind === 'redirect') return reply.redirect(encodeURI(route.to) + url.search, 301)
    if (route.kind === 'moved') {
      // Browsers keep a 308: once the page is renamed back, one of them would lead in a circle.
      reply.header('cache-control', REVALIDATE)
      return reply.redirect(withQuery(route.to, url.searchParams), 308)
    }
    if (route.kind === 'file') return sendFile(route.file, request, reply)
    const status = route.isGone ? 410 : 404
    if (!route.page) return refuse(status, request, reply)
    return sendFile(route.page, request, reply.code(status))
  })

  app.setErrorHandler(async (error: { statusCode?: number }, request, reply) => {
    const status = toRefusedStatus(error.statusCode)
    if (status !== 500) return refuse(status, request, reply)
    request.log.error(error)
    // These headers describe the answer that failed.
    for (const name of ['content-encoding', 'content-length', 'etag']) reply.removeHeader(name)
    reply.code(500)
    const page = site.current?.files.get('/500.html') ?? site.current?.files.get('/500/index.html')
    if (page && request.headers.accept?.includes('text/html')) return sendFile(page, request, reply)
    return refuse(500, request, reply)
  })
}

/** Sends a file, compressed if possible, or 304 when the browser has it. An error page is never a 304. */
function createSender(pageHeaders: PageHeaders) {
  return async (file: SiteFile, request: FastifyRequest, reply: FastifyReply) => {
    request.page = file.path
    const isError = reply.statusCode >= 400
    const encoding = isCompressed(file) ? chooseEncoding(request.headers['accept-encoding']) : undefined
    const etag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`
    reply.headers({ 'cache-control': isError ? REVALIDATE : file.cacheControl, 'content-type': file.type })
    // A 304 has these headers too, because the browser replaces its stored ones with them.
    if (file.parts) reply.headers(pageHeaders(file.path, file.parts))
    if (mayBeFramed(file.path)) reply.removeHeader('x-frame-options')
    if (isCompressed(file)) reply.header('vary', 'Accept-Encoding')
    if (!isError) {
      reply.header('etag', etag)
      if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    const target = encoding ? compressedPath(file, encoding) : file.file
    if (encoding) reply.header('content-encoding', encoding)
    // A missing file must fail here, before any byte is sent.
    reply.header('content-length', (await stat(target)).size)
    return reply.send(createReadStream(target))
  }
}

/** The target with the query of the request. An editor's redirect may have a query and a fragment of its own. */
function withQuery(target: string, asked: URLSearchParams): string {
  const url = new URL(target, 'http://localhost')
  for (const [name, value] of asked) url.searchParams.append(name, value)
  return target.startsWith('/') ? url.pathname + url.search + url.hash : url.href
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

function sendUnfinished(reply: FastifyReply) {
  return reply
    .code(503)
    .headers({ 'retry-after': '5', 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(
      '<!doctype html><html lang="en-ZA"><meta http-equiv="refresh" content="5"><title>One moment</title>' +
        '<p>The site is being built. This page opens it as soon as it is ready.</p></html>',
    )
}
