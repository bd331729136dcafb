import type { FastifyError, FastifyInstance } from 'fastify'

/** By status, for what has no words of its own. */
const SENTENCES: Readonly<Record<number, readonly [code: string, message: string]>> = {
  400: ['malformed_request', 'We could not read this request.'],
  413: ['body_too_large', 'This request is too large.'],
  415: ['unsupported_media_type', 'This request is of a type that is not taken here.'],
}
const FAILED = ['internal_error', 'Something went wrong on our side. Please try again in a moment.'] as const

/**
 * For every service that has no error shape of its own: that of the contract, `{"error":{"code","message"}}`, without a
 * word of the server's inside. What is wrong with a request that was read is said; what failed goes to the log alone.
 */
export function plainErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode: status = 500, validation } = error
    if (validation)
      return reply.code(400).send({ error: { code: 'invalid_request', message: error.message } })
    const sentence = SENTENCES[status]
    if (!sentence) request.log.error({ err: error }, 'A request failed')
    const [code, message] = sentence ?? FAILED
    return reply.code(sentence ? status : 500).send({ error: { code, message } })
  })
}
