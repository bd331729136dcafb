import { type ShopError, toShopError } from '../../platform/http'
import { useCart } from '../store'
import { isGeneral, TEMPORARY } from './shop-cart'
import { failChanges } from './update-lines'

/** The lock's name, which all tabs of the site share. */
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

/** Runs tasks about the shop's cart one after the other across all tabs, so that no other task changes what a task has read before
 * it acts on it. In a browser that has no locks or blocks them with its storage, only the tasks of the same tab run in order. */
export const serially = <Result>(task: () => Promise<Result>): Promise<Result> => {
  const next = () => inAllTabs(task)
  const mine = last.then(next, next)
  last = mine
  return mine
}

/** Milliseconds: the first wait doubles with every failure, up to the longest. */
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000

/** After this many invalid answers in a row the task is given up and the shopper is informed. */
const MAX_INVALID_ANSWERS = 5

/** Temporary failures, such as a missing network, are retried without a limit; invalid answers of the shop a few times. */
const mayRetry = (error: ShopError): boolean =>
  TEMPORARY.includes(error.code) ||
  (isGeneral(error) && useCart.getState().failedAttempts < MAX_INVALID_ANSWERS)

type Task = () => Promise<void>

const waiting = new Set<Task>()
let timer: ReturnType<typeof setTimeout> | undefined

const runWaiting = (): void => {
  clearTimeout(timer)
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) void enqueue(task)
}

/** Called when the network is back, the shopper returns to the page, or the wait is over. */
const retry = (): void => {
  if (useCart.getState().failedAttempts > 0 && navigator.onLine && !document.hidden) runWaiting()
}

const scheduleRetry = (task: Task): void => {
  // Adding the same listener twice has no effect.
  window.addEventListener('online', retry)
  document.addEventListener('visibilitychange', retry)
  waiting.add(task)
  const { failedAttempts } = useCart.getState()
  useCart.setState({ failedAttempts: failedAttempts + 1, remoteStale: true })
  clearTimeout(timer)
  timer = setTimeout(retry, Math.min(FIRST_WAIT * 2 ** failedAttempts, LONGEST_WAIT))
}

const giveUp = (error: ShopError): void => {
  clearTimeout(timer)
  waiting.clear()
  const { pending } = useCart.getState()
  useCart.setState({ failedAttempts: 0 })
  if (pending.size > 0) failChanges([...pending.keys()], error)
}

/**
 * Runs a task about the shop's cart after the tasks before it. If it fails because the shop cannot be reached, it runs again after
 * a wait, or as soon as the network is back or the shopper returns to the page; changes stay pending until then. Never rejects;
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
      if (mayRetry(error)) scheduleRetry(task)
      else giveUp(error)
    }
  })
