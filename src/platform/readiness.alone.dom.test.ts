import { ReadableStream } from 'node:stream/web'
import { beforeEach, expect, test, vi } from 'vitest'

const isReady = () => document.documentElement.hasAttribute('data-ready')

/** The module as a new page view has it. */
const openPage = async () => {
  vi.resetModules()
  document.documentElement.removeAttribute('data-ready')
  return import('./readiness')
}

let quiet: (() => void)[]
let patience: (number | undefined)[]
beforeEach(() => {
  quiet = []
  patience = []
  vi.stubGlobal('requestIdleCallback', (task: () => void, options?: IdleRequestOptions) => {
    patience.push(options?.timeout)
    quiet.push(task)
  })
  return () => vi.unstubAllGlobals()
})
const becomeQuiet = () => quiet.splice(0).forEach((task) => task())

test('a page is ready once React has taken over and the browser has nothing left to do', async () => {
  const { markHydrated } = await openPage()
  expect(isReady()).toBe(false)
  markHydrated()
  expect(isReady()).toBe(false)
  becomeQuiet()
  expect(isReady()).toBe(true)
})

test('it is not ready while anything it began is under way', async () => {
  const { beginWork, markHydrated } = await openPage()
  const ends = [beginWork(), beginWork()]
  markHydrated()
  becomeQuiet()
  ends.forEach((end) => {
    expect(isReady()).toBe(false)
    end()
    end()
    becomeQuiet()
  })
  expect(isReady()).toBe(true)
  beginWork()
  expect(isReady()).toBe(false)
})

test('what begins before the browser is quiet is waited for', async () => {
  const { beginWork, markHydrated } = await openPage()
  markHydrated()
  const end = beginWork()
  becomeQuiet()
  expect(isReady()).toBe(false)
  end()
  becomeQuiet()
  expect(isReady()).toBe(true)
})

test('the quiet moment of a wait before other work does not count, because that work may lead to more', async () => {
  const { beginWork, markHydrated } = await openPage()
  markHydrated()
  const [earlier] = quiet.splice(0)
  beginWork()()
  earlier?.()
  expect(isReady()).toBe(false)
  becomeQuiet()
  expect(isReady()).toBe(true)
})

test('work counts until it is settled, whichever way', async () => {
  const { markHydrated, whileWorking } = await openPage()
  markHydrated()
  await expect(whileWorking(Promise.resolve('done'))).resolves.toBe('done')
  await expect(whileWorking(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  becomeQuiet()
  expect(isReady()).toBe(true)
})

test('a browser that never calls itself idle is not waited for', async () => {
  const { markHydrated } = await openPage()
  markHydrated()
  expect(patience).toEqual([500])
})

test('what waits for the page to stand is done once, also where it stands already', async () => {
  const { beginWork, markHydrated, onceReady } = await openPage()
  const done: string[] = []
  onceReady(() => done.push('before'))
  markHydrated()
  becomeQuiet()
  onceReady(() => done.push('after'))
  expect(done).toEqual(['before'])
  becomeQuiet()
  expect(done).toEqual(['before', 'after'])
  const end = beginWork()
  onceReady(() => done.push('later'))
  becomeQuiet()
  end()
  becomeQuiet()
  expect(done).toEqual(['before', 'after', 'later'])
})

test('a request to the shop counts until its body has arrived', async () => {
  const { markHydrated } = await openPage()
  const { answer, shop } = await import('./http')
  let sendBody: (() => void) | undefined
  const reading = new Promise<void>((isReading) => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          sendBody = () => {
            stream.enqueue(new TextEncoder().encode('{"id":"a"}'))
            stream.close()
          }
          isReading()
        },
      },
      { highWaterMark: 0 },
    )
    vi.stubGlobal('fetch', async () => new Response(body as BodyInit))
  })
  markHydrated()
  const cart = answer(shop.GET('/carts/{id}/', { params: { path: { id: 'a' } } }))
  await reading
  becomeQuiet()
  expect(isReady()).toBe(false)
  sendBody?.()
  await cart
  becomeQuiet()
  expect(isReady()).toBe(true)
})
