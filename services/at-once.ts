import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createWorkQueue } from './work-queue'

/** Of what strangers can ask as often as they like: so many are answered at a time, and so many may wait. */
const QUEUE = { workers: 4, places: 100 }

/** There is no place left to wait in. */
export class TurnedAway extends Error {}

interface HoldBack {
  /** Requests of one kind wait for each other; one without a kind waits for nobody. */
  kindOf(request: FastifyRequest): string | undefined
  /** What the error handler of the routes gets when too many wait already, or when who asked has gone. */
  turnedAway?: () => Error
  limits?: typeof QUEUE
}

/**
 * Lets few requests of a kind in at a time, so that a flood of one kind leaves the process to all others. A request is in from
 * when it is here whole until its answer is made: nobody keeps a place by sending slowly, or by not reading. Holds for the
 * routes registered after it.
 */
export function holdBack(
  app: FastifyInstance,
  { kindOf, turnedAway = () => new TurnedAway(), limits = QUEUE }: HoldBack,
): void {
  const gates = new Map<string, Gate>()
  const leaves = new WeakMap<FastifyRequest, () => void>()
  const gateOf = (kind: string): Gate => {
    const gate = gates.get(kind) ?? createGate(limits)
    gates.set(kind, gate)
    return gate
  }
  app.addHook('preValidation', async (request, reply) => {
    const kind = kindOf(request)
    if (kind === undefined) return
    const leave = await gateOf(kind)(reply).catch(() => {
      throw turnedAway()
    })
    leaves.set(request, leave)
  })
  app.addHook('onSend', async (request) => leaves.get(request)?.())
}

/** Resolves once there is room, with what makes room for the next. */
type Gate = (reply: FastifyReply) => Promise<() => void>

function createGate(limits: typeof QUEUE): Gate {
  const queue = createWorkQueue<unknown>(limits)
  let entered = 0
  return ({ raw }) =>
    new Promise((enter, refuse) => {
      const gone = new AbortController()
      if (raw.closed) gone.abort()
      raw.once('close', () => gone.abort())
      entered += 1
      const order = { key: String(entered), line: 'first', caller: gone.signal } as const
      const inside = () =>
        new Promise<void>((leave) => {
          gone.signal.addEventListener('abort', () => leave(), { once: true })
          enter(leave)
        })
      queue.add(order, inside).catch(refuse)
    })
}
