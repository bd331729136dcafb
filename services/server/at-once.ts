import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectionEnd } from './connection-end'
import { createWorkQueue, type QueueLimits, QueueFullError, type WorkQueue } from '../work-queue'

/** Of what strangers can ask as often as they like: so many are answered at a time, and so many may wait. */
const QUEUE: QueueLimits = { workers: 4, places: 100 }

interface HeldBack {
  /** Requests of one kind wait for each other, those of different kinds do not; undefined: never held back. */
  kindOf(request: FastifyRequest): string | undefined
  /** Thrown at whoever finds too many waiting already. */
  refusal(): Error
  /** Of each kind. */
  limits?: QueueLimits
}

/**
 * Has few requests of a kind worked on at a time, so that a flood of one leaves the process to all others. A request takes
 * a place once all of it is here, and gives it back when its answer is ready, whether or not anybody is left to read it:
 * nobody keeps a place by sending or reading slowly, and nobody has more done at a time by going away. Who goes away while
 * waiting is forgotten.
 */
export function answerFewAtOnce(app: FastifyInstance, { kindOf, refusal, limits = QUEUE }: HeldBack): void {
  const queues = new Map<string, WorkQueue<unknown>>()
  const places = new WeakMap<FastifyRequest, () => void>()
  let entered = 0

  function queueOf(kind: string): WorkQueue<unknown> {
    const queue = queues.get(kind) ?? createWorkQueue<unknown>(limits)
    queues.set(kind, queue)
    return queue
  }

  app.addHook('preValidation', (request, _reply, enter) => {
    const kind = kindOf(request)
    if (kind === undefined) return enter()
    const gone = connectionEnd(request.raw.socket)
    entered += 1
    const order = { key: String(entered), line: 'first', caller: gone } as const
    const work = () =>
      new Promise<void>((leave) => {
        places.set(request, leave)
        enter()
      })
    queueOf(kind)
      .add(order, work)
      .catch((error: unknown) => {
        enter(error instanceof QueueFullError || gone.aborted ? refusal() : (error as Error))
      })
  })
  const leave = async (request: FastifyRequest) => places.get(request)?.()
  app.addHook('onSend', leave)
  // An error that has no answer of a service's own does not pass the other.
  app.addHook('onResponse', leave)
}
