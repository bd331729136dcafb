import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectionEnd } from './connections'
import { createWorkQueue, type QueueLimits, QueueFullError, type WorkQueue } from '../lib/concurrency'

/** Of what strangers can ask as often as they like: so many are answered at a time, and so many may wait. */
const QUEUE: QueueLimits = { workers: 4, places: 100 }

interface ConcurrencyOptions {
  /** Requests of one kind wait for each other, those of different kinds do not; undefined: never queued. */
  kindOf(request: FastifyRequest): string | undefined
  /** Who asks. */
  visitorOf(request: FastifyRequest): string
  /** Thrown at whoever finds too many waiting already. */
  refusal(): Error
  /** Of each kind; those who ask again have as many places beside those who ask for the first time. */
  limits?: QueueLimits
}

/** For how long somebody who has asked lets those go first who have not, in ms. */
const LATELY_MS = 15 * 60_000
const MOST_REMEMBERED = 10_000

/**
 * Has few requests of a kind worked on at a time, so that a flood of one leaves the process to all others. A request takes
 * a place once all of it is here, and gives it back when its answer is ready, whether or not anybody is left to read it:
 * nobody keeps a place by sending or reading slowly, and nobody has more done at a time by going away. Who goes away while
 * waiting is forgotten. Who asks again waits behind those who ask for the first time: a shopper makes a cart once, a flood does not.
 */
export function limitConcurrency(app: FastifyInstance, options: ConcurrencyOptions): void {
  const { kindOf, visitorOf, refusal, limits = QUEUE } = options
  const visitors = rememberVisitors()
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
    const who = `${kind} ${visitorOf(request)}`
    const line = visitors.lineOf(who)
    const job = { key: String(entered), line, caller: gone }
    const work = () =>
      new Promise<void>((leave) => {
        places.set(request, leave)
        enter()
      })
    queueOf(kind)
      .add(job, work)
      .catch((error: unknown) => {
        const isFull = error instanceof QueueFullError
        if (isFull && line === 'first') visitors.forget(who)
        enter(isFull || gone.aborted ? refusal() : (error as Error))
      })
  })
  const leave = async (request: FastifyRequest) => places.get(request)?.()
  app.addHook('onSend', leave)
  // An error that has no answer of a service's own does not pass the other.
  app.addHook('onResponse', leave)
}

function rememberVisitors() {
  const asked = new Set<string>()
  let began = 0
  return {
    /** In which line somebody waits, by whether they have asked lately. */
    lineOf(who: string): 'first' | 'second' {
      if (Date.now() - began > LATELY_MS || asked.size >= MOST_REMEMBERED) {
        asked.clear()
        began = Date.now()
      }
      if (asked.has(who)) return 'second'
      asked.add(who)
      return 'first'
    },
    /** They were turned away, and ask for the first time once more. */
    forget: (who: string): void => void asked.delete(who),
  }
}
