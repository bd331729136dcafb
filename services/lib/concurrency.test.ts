import { expect, test } from 'vitest'
import { createWorkQueue, mapAtMost, QueueFullError, singleFlight } from './concurrency'

/** Work that ends when the test ends it. */
function steered() {
  const under = new Map<number, { resolve(): void; reject(reason: Error): void }>()
  const work = (item: number) =>
    new Promise<string>((resolve, reject) => {
      under.set(item, { resolve: () => resolve(`done ${item}`), reject })
    }).finally(() => under.delete(item))
  return { under, work }
}

test('takes the next item when one is done, never more than so many, and keeps their order', async () => {
  const { under, work } = steered()
  const all = mapAtMost(2, [1, 2, 3], work)
  expect([...under.keys()]).toEqual([1, 2])
  under.get(2)?.resolve()
  await expect.poll(() => [...under.keys()]).toEqual([1, 3])
  for (const { resolve } of under.values()) resolve()
  expect(await all).toEqual(['done 1', 'done 2', 'done 3'])
})

test('a failure rejects, and nothing new begins after it', async () => {
  const { under, work } = steered()
  const all = mapAtMost(2, [1, 2, 3, 4], work)
  under.get(1)?.reject(new Error('the disk is full'))
  await expect(all).rejects.toThrow('the disk is full')
  under.get(2)?.resolve()
  await expect.poll(() => under.has(2)).toBe(false)
  expect([...under.keys()]).toEqual([])
})

test('calls during a run share its result, and a later call runs again', async () => {
  const ends: ((result: string) => void)[] = []
  const ask = singleFlight(() => new Promise<string>((resolve) => ends.push(resolve)))
  const answers = [ask(), ask()]
  expect(ends).toHaveLength(1)
  ends[0]?.('first')
  expect(await Promise.all(answers)).toEqual(['first', 'first'])
  const later = ask()
  ends[1]?.('second')
  expect(await later).toBe('second')
})

test('a failure is everybody’s who asked, and nobody’s who asks later', async () => {
  let tries = 0
  const ask = singleFlight(async () => {
    tries += 1
    if (tries === 1) throw new Error('away')
    return 'back'
  })
  const [one, other] = [ask(), ask()]
  await expect(one).rejects.toThrow('away')
  await expect(other).rejects.toThrow('away')
  expect(await ask()).toBe('back')
})

const asking = (key: string, caller = new AbortController().signal) => ({
  key,
  caller,
  line: 'second' as const,
})

/** Work that ends when the test says so, and notes what became of it. */
function slowWork() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => async (signal: AbortSignal) => {
    log.push(`${name} began`)
    await new Promise<void>((resolve) => ends.set(name, resolve))
    log.push(signal.aborted ? `${name} stopped` : `${name} ended`)
    signal.throwIfAborted()
    return name
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { log, work, end }
}

/** Lets everything happen that waits for nothing but its turn. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

test('does so much at a time, and the rest in the order in which it came', async () => {
  const queue = createWorkQueue<string>({ workers: 2, places: 9 })
  const { log, work, end } = slowWork()
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.add(asking(name), work(name)))
  expect(log).toEqual(['a began', 'b began'])
  await end('b')
  expect(log.slice(2)).toEqual(['b ended', 'c began'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

test('does what waits in the first line before the second, which cannot fill it', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 1 })
  const { log, work, end } = slowWork()
  const second = ['a', 'b'].map((name) => queue.add(asking(name), work(name)))
  const first = queue.add({ ...asking('c'), line: 'first' }, work('c'))
  for (const name of ['a', 'c', 'b']) await end(name)
  expect(await Promise.all([...second, first])).toEqual(['a', 'b', 'c'])
  expect(log.filter((line) => line.endsWith('began'))).toEqual(['a began', 'c began', 'b began'])
})

test('waiting calls share one run, and a later call runs again', async () => {
  const queue = createWorkQueue<string>({ workers: 2, places: 9 })
  const { log, work, end } = slowWork()
  const results = [queue.add(asking('a'), work('a')), queue.add(asking('a'), work('a'))]
  await end('a')
  expect(await Promise.all(results)).toEqual(['a', 'a'])
  expect(log).toEqual(['a began', 'a ended'])
  void queue.add(asking('a'), work('a'))
  expect(log).toHaveLength(3)
})

test('refuses what finds no place, without harm to what has one', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 1 })
  const { work, end } = slowWork()
  const results = [queue.add(asking('a'), work('a')), queue.add(asking('b'), work('b'))]
  await expect(queue.add(asking('c'), work('c'))).rejects.toThrow(QueueFullError)
  await end('a')
  await end('b')
  expect(await Promise.all(results)).toEqual(['a', 'b'])
})

test('never begins what nobody waits for any more, and gives its place away', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 1 })
  const { log, work, end } = slowWork()
  const first = queue.add(asking('a'), work('a'))
  const caller = new AbortController()
  const left = queue.add(asking('b', caller.signal), work('b'))
  caller.abort()
  await expect(left).rejects.toThrow('aborted')
  const third = queue.add(asking('c'), work('c'))
  await end('a')
  await end('c')
  expect(await Promise.all([first, third])).toEqual(['a', 'c'])
  expect(log).not.toContain('b began')
})

test('aborts a run that nobody waits for, and a later call runs again', async () => {
  const queue = createWorkQueue<string>({ workers: 2, places: 9 })
  const { log, work, end } = slowWork()
  const callers = [new AbortController(), new AbortController()]
  const left = callers.map(({ signal }) => queue.add(asking('a', signal), work('a')).catch(() => 'gone'))
  callers[0]?.abort()
  const stayed = queue.add(asking('a'), work('a'))
  callers[1]?.abort()
  await end('a')
  expect(await stayed).toBe('a')
  expect(log).toEqual(['a began', 'a ended'])
  await Promise.all(left)

  const caller = new AbortController()
  const alone = queue.add(asking('x', caller.signal), work('x')).catch(() => 'gone')
  caller.abort()
  const again = queue.add(asking('x'), async () => 'new')
  await end('x')
  expect(log.at(-1)).toBe('x stopped')
  expect(await Promise.all([alone, again])).toEqual(['gone', 'new'])
})

test('goes on after work that fails', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 9 })
  const failing = queue.add(asking('a'), () => Promise.reject(new Error('broken')))
  const next = queue.add(asking('b'), async () => 'b')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('b')
})
