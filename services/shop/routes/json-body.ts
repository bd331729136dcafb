import { isTooMuch } from '../../server/check-input'
import { Problem } from '../domain/problem'
import type { Routes } from './context'

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
