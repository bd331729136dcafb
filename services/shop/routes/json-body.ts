import type { Routes } from './context'

/** Reads JSON bodies. An empty body counts as `{}`: several calls of the contract have nothing to say. */
export function jsonBody(routes: Routes): void {
  const parse = routes.getDefaultJsonParser('error', 'error')
  routes.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body.trim() === '') done(null, {})
    else parse(request, body, done)
  })
  routes.addHook('preValidation', async (request) => {
    if (request.method !== 'GET') request.body ??= {}
  })
}
