import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { isDatabaseOutage } from '../database/outage'
import { TooManyTries, Unavailable } from '../shop/domain/problem'

/** When a request to something that does not answer is worth another attempt, in s. */
const RETRY_AFTER_S = 5

/** A refusal of an API; its message can be shown to people, its `cause` belongs into the log. */
interface ApiProblem extends Error {
  status: number
  code: string
}

/** A class of an API's refusals, each by its code with an HTTP status and a sentence for people. */
export const problemsOf = <Code extends string>(
  refusals: Readonly<Record<Code, readonly [status: number, message: string]>>,
) =>
  class extends Error {
    readonly status: number

    constructor(
      readonly code: Code,
      options?: ErrorOptions,
    ) {
      const [status, message] = refusals[code]
      super(message, options)
      this.status = status
    }
  }

type ProblemClass = new (code: 'not_found' | 'temporarily_unavailable', options?: ErrorOptions) => ApiProblem

/** Answers every refusal and every failure of an API in the error shape of the contract: `{"error":{"code","message"}}`. */
export function answerErrors(
  instance: FastifyInstance,
  Problem: ProblemClass,
  toProblem: (error: FastifyError) => ApiProblem,
): void {
  instance.setNotFoundHandler((_request, reply) => send(reply, new Problem('not_found')))
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooManyTries) {
      const { code, message, retryAfterSeconds } = error
      return send(reply.header('retry-after', retryAfterSeconds), { status: 429, code, message })
    }
    const isOutage = error instanceof Unavailable || isDatabaseOutage(error)
    const problem = isOutage ? new Problem('temporarily_unavailable', { cause: error }) : toProblem(error)
    // The cause is something that whoever runs the site can put right.
    if (problem.status >= 500) request.log.error({ err: problem.cause }, problem.message)
    if (problem.status === 503) reply.header('retry-after', RETRY_AFTER_S)
    return send(reply, problem)
  })
}

const send = (reply: FastifyReply, { status, code, message }: Omit<ApiProblem, 'name'>): FastifyReply =>
  reply.code(status).send({ error: { code, message } })
