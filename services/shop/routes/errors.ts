import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema'
import { isDatabaseOutage } from '../../database/outage'
import { Problem, PROBLEM_STATUS, type ProblemCode, TooManyTries, Unavailable } from '../domain/problem'
import { fieldErrors } from '../schemas/field-errors'
import type { Routes } from './context'

/** Refusals of the server itself before a route runs, by their status. */
const SERVER_PROBLEMS: Readonly<Record<number, [ProblemCode, string]>> = {
  400: ['malformed_request', 'Something went wrong on the way to us. Please try again.'],
  413: ['body_too_large', 'That is too long for us to take. Shorten it and try again.'],
  415: [
    'unsupported_media_type',
    'Something went wrong on the way to us. Load the page again, then try once more.',
  ],
}

/** Sends every refusal and failure in the contract's error format. */
export function errorRoutes(routes: Routes): void {
  routes.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, new Problem('not_found', 'We do not have what you asked for. Load the page again.')),
  )
  routes.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = readProblem(error, request)
    return sendProblem(reply, problem, problem.code === 'internal_error' ? request.id : undefined)
  })
}

/** The refusal for an error. Unexpected errors are logged. */
export function readProblem(error: FastifyError, request: FastifyRequest): Problem {
  const problem = toProblem(error)
  if (problem) return problem
  if (isDatabaseOutage(error)) {
    request.log.warn({ err: error }, 'The database cannot be reached')
    return new Unavailable()
  }
  request.log.error({ err: error }, 'The shop API failed')
  return new Problem('internal_error', 'Something went wrong on our side. Please try again in a moment.')
}

function toProblem(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error
  if (error.validation) return validationProblem(error.validation)
  const [code, message] = SERVER_PROBLEMS[error.statusCode ?? 500] ?? []
  return code && message ? new Problem(code, message) : undefined
}

function sendProblem(reply: FastifyReply, problem: Problem, requestId?: string): FastifyReply {
  const { code, message, fields } = problem
  if (problem instanceof TooManyTries || problem instanceof Unavailable) {
    reply.header('retry-after', problem.retryAfterSeconds)
  }
  return reply.code(PROBLEM_STATUS[code]).send({
    error: { code, message, ...(fields && { fields }), ...(requestId && { request_id: requestId }) },
  })
}

/** Turns a failed schema into one refusal. Its fields say which are wrong, and its message is for the shopper. */
function validationProblem(errors: readonly FastifySchemaValidationError[]): Problem {
  const message = 'Something is missing or not right. Please check what you filled in.'
  return new Problem('invalid_request', message, fieldErrors(errors))
}
