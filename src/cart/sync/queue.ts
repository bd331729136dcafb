import { type ShopError, toShopError } from '../../platform/http'
import { useCart } from '../store'
import { isGeneral, PASSING } from './shop-cart'
import { failChanges } from './update-lines'

/** Shared by every tab of the site. */
const LOCK = 'cart'

let last: Promise<unknown> = Promise.resolve()

const inAllTabs = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  const { locks } = navigator as Partial<Navigator>
  if (!locks) return task()
  const started: { task?: Promise<Result> } = {}
  try {
    return await locks.request(LOCK, () => (started.task = task()))
  } catch (error) {
    if (started.task) throw error
    return task()
  }
}

/**
 * Runs tasks about the shop's cart one after the other, in all tabs together: what one of them reads cannot be changed
 * by another before it has acted on it. A browser without locks, or that blocks them with its storage, keeps the order
 * within the tab.
 */
export const serially = <Result>(task: () => Promise<Result>): Promise<Result> => {
  const next = () => inAllTabs(task)
  const mine = last.then(next, next)
  last = mine
  return mine
}

/** Milliseconds: the first wait, doubled with every failure up to the longest. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** How many answers in a row may make no sense before the shopper is informed. */
const MOST_ANSWERS = 5

/** A network that is away is waited for as long as it takes, a shop that answers nonsense a few times. */
const mayWait = (error: ShopError): boolean =>
  PASSING.includes(error.code) || (isGeneral(error) && useCart.getState().failedAttempts < MOST_ANSWERS)

type Task = () => Promise<void>

const waiting = new Set<Task>()
let timer: ReturnType<typeof setTimeout> | undefined

const runWaiting = (): void => {
  clearTimeout(timer)
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) void enqueue(task)
}

/** Called when the network or the shopper is back, or the wait is over. */
const tryAgain = (): void => {
  if (useCart.getState().failedAttempts > 0 && navigator.onLine && !document.hidden) runWaiting()
}

const wait = (task: Task): void => {
  // Adding the same listener again changes nothing.
  window.addEventListener('online', tryAgain)
  document.addEventListener('visibilitychange', tryAgain)
  waiting.add(task)
  const { failedAttempts } = useCart.getState()
  useCart.setState({ failedAttempts: failedAttempts + 1, remoteStale: true })
  clearTimeout(timer)
  timer = setTimeout(tryAgain, Math.min(FIRST_WAIT * 2 ** failedAttempts, LONGEST_WAIT))
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
      useCart.setState({ failedAttempts: 0, remoteError: null })
      runWaiting()
    } catch (cause) {
      const error = toShopError(cause)
      useCart.setState({ remoteError: error.message })
      if (mayWait(error)) wait(task)
      else giveUp(error)
    }
  })
