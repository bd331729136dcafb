import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema'
import { isDatabaseOutage } from '../../database/outage'
import { Problem, PROBLEM_STATUS, type ProblemCode, TooManyTries, Unavailable } from '../domain/problem'
import { fieldErrors } from '../schemas/field-errors'
import type { Routes } from './context'

/** Refusals of the server itself before a route runs, by their status. */
const SERVER_PROBLEMS: Readonly<Record<number, [ProblemCode, string]>> = {
  400: ['malformed_request', 'We could not read this request. Please try again.'],
  413: ['body_too_large', 'This request is too large.'],
  415: ['unsupported_media_type', 'Send this request as JSON.'],
}

/** Sends every refusal and failure in the contract's error format. */
export function errorRoutes(routes: Routes): void {
  routes.setNotFoundHandler((request, reply) =>
    sendProblem(reply, new Problem('not_found', `There is nothing at ${request.method} ${pathOf(request)}.`)),
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

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? request.url

/** Turns a failed schema into one refusal that names every wrong field, in words for the shopper. */
function validationProblem(errors: readonly FastifySchemaValidationError[]): Problem {
  const fields = fieldErrors(errors)
  const details = Object.entries(fields).map(([field, text]) => `${field || 'the request'} ${text}`)
  return new Problem('invalid_request', `Please check: ${details.join('; ')}.`, fields)
}
