import { type ShopError, toShopError } from '../../platform/http'
import { useCart } from '../store'
import { serially } from './serially'
import { failChanges } from './transitions'

/** Milliseconds: the first wait, doubled with every failure up to the longest. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** How often in a row an answer that makes no sense is put up with before the shopper hears of it. */
const MOST_ANSWERS = 5

/** Failures that end by themselves. */
const PASSING = ['network', 'too_many_tries', 'temporarily_unavailable']

/** Failures that say nothing about one line: the same request may be sent again, with its own key. */
export const isGeneral = ({ code }: ShopError): boolean =>
  [...PASSING, 'unexpected', 'internal_error'].includes(code)

/** A network that is away is waited for as long as it takes, a shop that answers nonsense a few times. */
const mayWait = (error: ShopError): boolean =>
  PASSING.includes(error.code) || (isGeneral(error) && useCart.getState().failedAttempts < MOST_ANSWERS)

type Task = () => Promise<void>

/** What waits for the shop. */
const waiting = new Set<Task>()
let timer: ReturnType<typeof setTimeout> | undefined

const runWaiting = (): void => {
  clearTimeout(timer)
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) void enqueue(task)
}

/** The network is there again, or the shopper is, or the wait is over. */
const tryAgain = (): void => {
  if (useCart.getState().failedAttempts > 0 && navigator.onLine && !document.hidden) runWaiting()
}

let isListening = false
const listen = (): void => {
  if (isListening) return
  isListening = true
  window.addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', tryAgain)
}

const wait = (task: Task): void => {
  listen()
  waiting.add(task)
  const { failedAttempts } = useCart.getState()
  useCart.setState({ failedAttempts: failedAttempts + 1, remoteStale: true })
  clearTimeout(timer)
  timer = setTimeout(tryAgain, Math.min(FIRST_WAIT * 2 ** failedAttempts, LONGEST_WAIT))
}

const succeed = (): void => {
  useCart.setState({ failedAttempts: 0, remoteError: null })
  runWaiting()
}

const giveUp = (error: ShopError): void => {
  clearTimeout(timer)
  waiting.clear()
  const { pending } = useCart.getState()
  useCart.setState({ failedAttempts: 0 })
  if (pending.size > 0) failChanges([...pending.keys()], error)
}

/**
 * Runs a task about the shop's cart once those before it are done. One that fails because the shop cannot be reached is run again
 * after a while, and at once when the network or the shopper comes back: changes stay pending until then. Never rejects;
 * resolves after the first run.
 */
export const enqueue = (task: Task): Promise<void> =>
  serially(async () => {
    try {
      await task()
      succeed()
    } catch (cause) {
      const error = toShopError(cause)
      useCart.setState({ remoteError: error.message })
      if (mayWait(error)) wait(task)
      else giveUp(error)
    }
  })
