import type { PGlite } from '@electric-sql/pglite'

/** The methods that use the database. Within a transaction nothing waits: it is one piece of work. */
const USES = ['query', 'exec', 'transaction'] as const

/**
 * PGlite works in this process, and of all calls that wait it does one after the other in one go: with two hundred of them
 * nothing else runs for a second, no page is sent, no connection taken. Here whatever else is due comes between two.
 */
export function takeTurns(client: PGlite): PGlite {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn =
    <Args extends unknown[], Result>(use: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      const result = last.then(nextTurn).then(() => use.apply(client, args))
      // Who waits goes on, whatever became of the call before; its caller hears of it.
      last = result.then(nothing, nothing)
      return result
    }
  const turns = Object.fromEntries(USES.map((name) => [name, inTurn(client[name] as never)]))
  return new Proxy(client, {
    get(target, name) {
      if (typeof name === 'string' && name in turns) return turns[name]
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
const nothing = (): void => undefined
