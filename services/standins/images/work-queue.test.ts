import { expect, test } from 'vitest'
import { createWorkQueue, QueueFullError } from './work-queue'

const here = () => new AbortController().signal

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
  const results = ['a', 'b', 'c', 'd'].map((name) => queue.add(name, here(), work(name)))
  expect(log).toEqual(['a began', 'b began'])
  await end('b')
  expect(log.slice(2)).toEqual(['b ended', 'c began'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd'])
})

test('does the same once for all who wait, and again for whoever asks later', async () => {
  const queue = createWorkQueue<string>({ workers: 2, places: 9 })
  const { log, work, end } = slowWork()
  const results = [queue.add('a', here(), work('a')), queue.add('a', here(), work('a'))]
  await end('a')
  expect(await Promise.all(results)).toEqual(['a', 'a'])
  expect(log).toEqual(['a began', 'a ended'])
  void queue.add('a', here(), work('a'))
  expect(log).toHaveLength(3)
})

test('refuses what finds no place, without harm to what has one', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 1 })
  const { work, end } = slowWork()
  const results = [queue.add('a', here(), work('a')), queue.add('b', here(), work('b'))]
  await expect(queue.add('c', here(), work('c'))).rejects.toThrow(QueueFullError)
  await end('a')
  await end('b')
  expect(await Promise.all(results)).toEqual(['a', 'b'])
})

test('never begins what nobody waits for any more, and gives its place away', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 1 })
  const { log, work, end } = slowWork()
  const first = queue.add('a', here(), work('a'))
  const caller = new AbortController()
  const left = queue.add('b', caller.signal, work('b'))
  caller.abort()
  await expect(left).rejects.toThrow('aborted')
  const third = queue.add('c', here(), work('c'))
  await end('a')
  await end('c')
  expect(await Promise.all([first, third])).toEqual(['a', 'c'])
  expect(log).not.toContain('b began')
})

test('tells work under way that nobody waits for it, and begins anew for who asks then', async () => {
  const queue = createWorkQueue<string>({ workers: 2, places: 9 })
  const { log, work, end } = slowWork()
  const callers = [new AbortController(), new AbortController()]
  const left = callers.map(({ signal }) => queue.add('a', signal, work('a')).catch(() => 'gone'))
  callers[0]?.abort()
  const stayed = queue.add('a', here(), work('a'))
  callers[1]?.abort()
  await end('a')
  expect(await stayed).toBe('a')
  expect(log).toEqual(['a began', 'a ended'])
  await Promise.all(left)

  const caller = new AbortController()
  const alone = queue.add('x', caller.signal, work('x')).catch(() => 'gone')
  caller.abort()
  const again = queue.add('x', here(), async () => 'new')
  await end('x')
  expect(log.at(-1)).toBe('x stopped')
  expect(await Promise.all([alone, again])).toEqual(['gone', 'new'])
})

test('goes on after work that fails', async () => {
  const queue = createWorkQueue<string>({ workers: 1, places: 9 })
  const failing = queue.add('a', here(), () => Promise.reject(new Error('broken')))
  const next = queue.add('b', here(), async () => 'b')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('b')
})
