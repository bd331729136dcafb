import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The end of this host, and the time for requests under way. */
export interface Ending {
  /** Aborted as soon as the host is to end; it goes on answering until it is closed. */
  signal: AbortSignal
  /** For the requests under way when the host is closed, in ms. */
  patienceMs: number
}

/** How long requests under way may take when a host ends, in ms: as long as a browser waits (src/platform/http.ts). */
export const LAST_ANSWERS_MS = 15_000

export const NO_ENDING: Ending = { signal: new AbortController().signal, patienceMs: 0 }

/**
 * Loses no answer when the host ends. After the signal every answer has `connection: close`, so that nobody sends another request over a
 * connection that is about to end. `app.close()` first stops accepting connections, then waits for the requests under way, and only
 * then lets plugins end their work.
 */
export function endInOrder(app: FastifyInstance, { signal, patienceMs }: Ending): void {
  let underWay = 0
  let isIdle = (): void => undefined
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1
    reply.raw.once('close', () => {
      underWay -= 1
      if (underWay === 0) isIdle()
    })
    done()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    // A proxy sends a request to another host after a refused connection, but not after a 503. This also closes idle connections.
    app.server.close()
    if (underWay === 0) return
    const waiting = new AbortController()
    const idle = new Promise<void>((resolve) => (isIdle = resolve))
    const patience = setTimeout(patienceMs, undefined, { signal: waiting.signal })
    await Promise.race([idle, patience])
    waiting.abort()
    await patience.catch(() => undefined)
  })
}
