import { expect, test } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue'

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

test('does the same once for all who wait, and again for whoever asks later', async () => {
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

test('tells work under way that nobody waits for it, and begins anew for who asks then', async () => {
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
