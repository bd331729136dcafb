import { readFile } from 'node:fs/promises'
import formbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PROBLEM_STATUS, TooManyTries } from '../../shop/domain/problem'

/** What a caller learns of a failed request: a status, and a sentence without internals of the service. */
export interface Failure {
  status: number
  message: string
}

/** What a caller may learn of an error. An error of the service itself goes to the log alone. */
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

/** Answers `{"error"}`, which nothing caches. */
export const sendError = (reply: FastifyReply, { status, message }: Failure): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error: message })

/** Serves a script of a stand-in from its file. */
export async function serveScript(instance: FastifyInstance, address: string, file: string): Promise<void> {
  const script = await readFile(file, 'utf8')
  instance.get(address, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'private, max-age=300').send(script),
  )
}

/** Has a stand-in read forms, and refuse any other body. */
export async function takeForms(instance: FastifyInstance): Promise<void> {
  instance.removeAllContentTypeParsers()
  await instance.register(formbody)
}

/** The first value of a field of a form or a query, trimmed; empty where it has none. */
export function textOf(form: unknown, name: string): string {
  if (typeof form !== 'object' || form === null || !Object.hasOwn(form, name)) return ''
  const [value] = [(form as Record<string, unknown>)[name]].flat()
  return typeof value === 'string' ? value.trim() : ''
}
