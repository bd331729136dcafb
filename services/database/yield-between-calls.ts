import type { PGlite } from '@electric-sql/pglite'

/** The methods that use the database. Within a transaction nothing yields: it is one piece of work. */
const USES = ['query', 'exec', 'transaction'] as const

/**
 * PGlite works in this process, and does all calls that wait without a pause: with two hundred of them nothing else runs for
 * a second, no page is sent, no connection taken. Here the event loop goes round between two calls.
 */
export function yieldBetweenCalls(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve()
  const yielding =
    <Args extends unknown[], Result>(use: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const result = last.then(yieldToEventLoop).then(() => use.apply(client, args))
      // The next call goes on, whatever became of this one: whoever made it hears of that.
      last = result.then(nothing, nothing)
      return result
    }
  const calls = Object.fromEntries(USES.map((name) => [name, yielding(client[name] as never)]))
  return new Proxy(client, {
    get(target, name) {
      if (typeof name === 'string' && name in calls) return calls[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const nothing = (): void => undefined
