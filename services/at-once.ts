import type { FastifyReply } from 'fastify'
import { connectionEnd } from './connection-end'
import { createWorkQueue, QueueFullError } from './work-queue'

/** Of what strangers can ask as often as they like: so many are answered at a time, and so many may wait. */
const QUEUE = { workers: 4, places: 100 }

/** There is no place left to wait in. */
export class TurnedAway extends Error {}

/**
 * Lets few requests in at a time, until each is answered, so that a flood of one kind leaves the process to all others.
 * Called once a request's body is here. Throws a TurnedAway when too many wait already, or when who asked has gone.
 */
export function createGate(limits = QUEUE): (reply: FastifyReply) => Promise<void> {
  const queue = createWorkQueue<unknown>(limits)
  let entered = 0
  return ({ raw, request }) =>
    new Promise((enter, refuse) => {
      const gone = connectionEnd(request.raw.socket)
      entered += 1
      const order = { key: String(entered), line: 'first', caller: gone } as const
      const turn = queue.add(order, () => {
        enter()
        return new Promise<void>((resolve) => {
          const leave = () => {
            gone.removeEventListener('abort', leave)
            resolve()
          }
          raw.once('finish', leave)
          gone.addEventListener('abort', leave)
        })
      })
      turn.catch((error: unknown) => {
        refuse(error instanceof QueueFullError || gone.aborted ? new TurnedAway() : error)
      })
    })
}
