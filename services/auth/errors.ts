import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isDatabaseOutage } from '../database/outage'
import { TooManyTries, Unavailable } from '../shop/domain/problem'
import { LoginProblem } from './problem'

/** What the server itself refuses before a route runs, by its status. */
const SERVER_PROBLEMS = {
  400: 'malformed_request',
  413: 'body_too_large',
  415: 'unsupported_media_type',
} as const

/** When a database that is away is worth another try. */
const RETRY_AFTER_S = 5

/** Every refusal and every failure leaves in the error shape of the contract: `{"error":{"code","message"}}`. */
export function answerErrors(instance: FastifyInstance): void {
  instance.setNotFoundHandler((_request, reply) => send(reply, new LoginProblem('not_found')))
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyTries) {
      return send(reply.header('retry-after', error.retryAfterSeconds), {
        status: 429,
        code: error.code,
        message: error.message,
      })
    }
    const problem = toProblem(error)
    // A refusal with a cause is the fault of something that whoever runs the site can put right.
    if (problem.status >= 500) request.log.error({ err: problem.cause }, problem.message)
    return send(reply, problem)
  })
}

function toProblem(error: FastifyError): LoginProblem {
  if (error instanceof LoginProblem) return error
  if (error.validation) return new LoginProblem('invalid_request')
  if (error instanceof Unavailable || isDatabaseOutage(error)) {
    return new LoginProblem('temporarily_unavailable', { cause: error })
  }
  const { statusCode = 500 } = error
  const code = SERVER_PROBLEMS[statusCode as keyof typeof SERVER_PROBLEMS]
  return new LoginProblem(code ?? 'internal_error', { cause: error })
}

interface Refusal {
  status: number
  code: string
  message: string
}

function send(reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S)
  return reply.code(status).send({ error: { code, message } })
}
