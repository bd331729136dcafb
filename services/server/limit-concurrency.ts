import type { FastifyInstance, FastifyRequest } from 'fastify'
import { connectionEnd } from './connections'
import { createWorkQueue, type QueueLimits, QueueFullError, type WorkQueue } from '../lib/concurrency'

/** Limits for requests that anybody can send: so many are answered at a time, and so many may wait. */
const QUEUE: QueueLimits = { workers: 4, places: 100 }

interface ConcurrencyOptions {
  /** Requests of one kind share a queue; undefined: not queued. */
  kindOf(request: FastifyRequest): string | undefined
  /** The visitor who sends the request. */
  visitorOf(request: FastifyRequest): string
  /** The error for a request when too many are waiting. */
  refusal(): Error
  /** For each kind. Visitors who send a second request have as many places, in a line of their own. */
  limits?: QueueLimits
}

/** Time in which a visitor's second request waits behind first requests of others, in ms. */
const LATELY_MS = 15 * 60_000
const MOST_REMEMBERED = 10_000

/**
 * Handles few requests of a kind at a time, so that a flood of one kind does not block the others. A request takes a place once it has
 * arrived completely, and releases it when its answer is ready, even if its client has left: nobody holds a place by sending or
 * reading slowly, and nobody gets more work done at a time by leaving. A request whose client leaves while it waits is dropped.
 * A second request of a visitor waits behind first requests of others: a shopper makes a cart once, a flood does not.
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
  // onSend does not run for an error without an answer of its own.
  app.addHook('onResponse', leave)
}

function rememberVisitors() {
  const asked = new Set<string>()
  let began = 0
  return {
    /** The line of a visitor, by whether they have sent a request lately. */
    lineOf(who: string): 'first' | 'second' {
      if (Date.now() - began > LATELY_MS || asked.size >= MOST_REMEMBERED) {
        asked.clear()
        began = Date.now()
      }
      if (asked.has(who)) return 'second'
      asked.add(who)
      return 'first'
    },
    /** Their next request counts as the first again, because this one was refused. */
    forget: (who: string): void => void asked.delete(who),
  }
}
