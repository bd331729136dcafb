import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEM_STATUS, TooManyTries } from '../shop/domain/problem'

/** What became of a request, as far as whoever sent it may know: a status, and a sentence without anything of the inside. */
export interface Failure {
  status: number
  message: string
}

/** What may be told of an error. What is nobody's fault but the service's goes to the log, and only there. */
export function failureOf(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof TooManyTries) return { status: PROBLEM_STATUS[error.code], message: error.message }
  const { statusCode: status = 500, validation, message } = error
  if (status < 500) return { status, message: validation ? message : 'The request could not be read.' }
  request.log.error(error)
  return { status: 500, message: 'The service could not answer; its log says why.' }
}

/** Has a stand-in answer an unknown address and every failure in its own shape. */
export function answerFailures(
  instance: FastifyInstance,
  answer: (reply: FastifyReply, failure: Failure) => FastifyReply,
): void {
  instance.setNotFoundHandler((_request, reply) =>
    answer(reply, { status: 404, message: 'There is nothing at this address.' }),
  )
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyTries) reply.header('retry-after', error.retryAfterSeconds)
    return answer(reply, failureOf(error, request))
  })
}
