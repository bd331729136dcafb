/** Shared by every tab of the site. */
const LOCK = 'cart'

let last: Promise<unknown> = Promise.resolve()

const alone = <Result>(task: () => Promise<Result>): Promise<Result> => {
  const mine = last.then(task, task)
  last = mine
  return mine
}

/**
 * Runs tasks about the shop's cart one after the other, in all tabs together: what one of them reads cannot be changed
 * by another before it has acted on it. A browser without locks, or that blocks them with its storage, keeps the order
 * within the tab.
 */
export const serially = <Result>(task: () => Promise<Result>): Promise<Result> =>
  alone(async () => {
    const { locks } = navigator as Partial<Navigator>
    if (!locks) return task()
    const started: { task?: Promise<Result> } = {}
    try {
      return await locks.request(LOCK, () => (started.task = task()))
    } catch (error) {
      if (started.task) throw error
      return task()
    }
  })
