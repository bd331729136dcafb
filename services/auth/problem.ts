import type { FastifyError } from 'fastify'
import { problemsOf } from '../server/api-problem'

/** Every refusal of the login API by code, with its HTTP status and a sentence for the visitor. */
const REFUSALS = {
  malformed_request: [400, 'Something went wrong on the way to us. Please log in again.'],
  session_missing: [
    401,
    'The login took too long, or this browser keeps no cookies. Allow cookies for this site and log in again.',
  ],
  csrf_missing: [403, 'We could not log you in from here. Load the page again, then log in.'],
  csrf_invalid: [403, 'This page is no longer up to date. Load it again, then log in once more.'],
  foreign_origin: [403, 'You are on another address than ours. Open our site again, then log in.'],
  state_mismatch: [
    403,
    'This login was not started in this browser, or was started again since. Please log in again.',
  ],
  not_found: [404, 'We do not have what you asked for. Load the page again.'],
  login_not_started: [409, 'This login was used before, or was never started. Please log in again.'],
  body_too_large: [413, 'That is too long for us to take. Please log in again.'],
  unsupported_media_type: [415, 'Something went wrong on the way to us. Please log in again.'],
  invalid_request: [422, 'Something got lost on the way. Please log in again.'],
  foreign_return_address: [422, 'We could not start the login. Load the page again, then log in.'],
  login_expired: [422, 'This login took too long. Please log in again.'],
  code_refused: [422, 'This login was used before or took too long. Please log in again.'],
  internal_error: [500, 'Something went wrong on our side. Please try again in a moment.'],
  provider_unavailable: [
    502,
    'We cannot reach the login service at the moment. Try again, or go on without logging in.',
  ],
  temporarily_unavailable: [503, 'Logging in does not work at the moment. Please try again in a minute.'],
} as const

/** A refusal of the login API. */
export class LoginProblem extends problemsOf(REFUSALS) {}

/** Refusals of the server itself before a route runs, by their status. */
const SERVER_PROBLEMS = {
  400: 'malformed_request',
  413: 'body_too_large',
  415: 'unsupported_media_type',
} as const

export function toLoginProblem(error: FastifyError): LoginProblem {
  if (error instanceof LoginProblem) return error
  if (error.validation) return new LoginProblem('invalid_request')
  const code = SERVER_PROBLEMS[error.statusCode as keyof typeof SERVER_PROBLEMS] ?? 'internal_error'
  return new LoginProblem(code, { cause: error })
}
