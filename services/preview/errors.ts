import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isDatabaseOutage } from '../database/outage'
import { TooManyTries, Unavailable } from '../shop/domain/problem'
import { PreviewProblem } from './problem'

/** When what is away is worth another try, in s. */
const RETRY_AFTER_S = 5

/** Every refusal and every failure leaves in the error shape of the contract: `{"error":{"code","message"}}`. */
export function answerErrors(instance: FastifyInstance): void {
  instance.setNotFoundHandler((_request, reply) => send(reply, new PreviewProblem('not_found')))
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyTries) {
      const { code, message, retryAfterSeconds } = error
      return send(reply.header('retry-after', retryAfterSeconds), { status: 429, code, message })
    }
    const problem = toProblem(error)
    // Whoever runs the site can put it right, and finds in the log what it is.
    if (problem.status >= 500) request.log.error({ err: problem.cause }, problem.message)
    if (problem.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    return send(reply, problem)
  })
}

function toProblem(error: FastifyError): PreviewProblem {
  if (error instanceof PreviewProblem) return error
  if (error instanceof Unavailable || isDatabaseOutage(error)) {
    return new PreviewProblem('temporarily_unavailable', { cause: error })
  }
  const isTheirs = error.validation !== undefined || (error.statusCode ?? 500) < 500
  return new PreviewProblem(isTheirs ? 'malformed_request' : 'internal_error', { cause: error })
}

interface Refusal {
  status: number
  code: string
  message: string
}

const send = (reply: FastifyReply, { status, code, message }: Refusal): FastifyReply =>
  reply.code(status).send({ error: { code, message } })
