import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'

const ends = new WeakMap<Socket, AbortSignal>()

/**
 * Aborted when a request's connection ends. The response's own events are not enough: for one that waits behind another on the same
 * connection Node reports neither that it was sent nor that it never will be.
 */
export function connectionEnd(socket: Socket): AbortSignal {
  const known = ends.get(socket)
  if (known) return known
  const end = new AbortController()
  if (socket.destroyed) end.abort()
  else socket.once('close', () => end.abort())
  // One listener for each connection, however many requests come over it.
  ends.set(socket, end.signal)
  return end.signal
}

/**
 * Closes the stream of an answer when its connection ends first. Fastify does not notice that for an answer that waits behind another on
 * the same connection, and the process would run out of open files.
 */
export function endStreams(app: FastifyInstance): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (!(payload instanceof Readable)) return
    const gone = connectionEnd(request.raw.socket)
    const end = () => payload.destroy()
    if (gone.aborted) end()
    gone.addEventListener('abort', end)
    payload.once('close', () => gone.removeEventListener('abort', end))
  })
}

/**
 * Browsers and proxies wait for an answer before they send the next request on a connection. A connection with many unanswered requests
 * is ended, because its client has answers prepared without reading them.
 * @param most requests on one connection that are not answered yet
 */
export function limitPipelining(app: FastifyInstance, most: number): void {
  const unanswered = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (unanswered.get(socket) ?? 0) + 1
    unanswered.set(socket, count)
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    if (count > most) {
      socket.destroy()
      reply.hijack()
    }
    done()
  })
}
