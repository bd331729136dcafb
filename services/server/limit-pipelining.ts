import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers and proxies wait for an answer before they ask on the same connection again. Whoever sends many requests at once
 * and reads no answer has them all prepared for nothing: the connection is ended.
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
