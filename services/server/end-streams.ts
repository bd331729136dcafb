import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { connectionEnd } from './connection-end'

/**
 * Closes what an answer is read from when its connection ends first: of one that waits behind another on the same connection
 * Fastify never hears that, and a process may have so many files open.
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
