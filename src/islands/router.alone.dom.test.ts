import { beforeEach, expect, test, vi } from 'vitest'
import { hasFlag, setFlag } from '../platform/page-flags'
import { markHydrated } from '../platform/readiness'
import { recordEvents } from '../platform/record-events'
import { expectPage, useDelayedPage } from './links/delayed-page'
import { createRouter } from './router'
import type { BlockRegistry } from './registry'

const arrive: (() => void)[] = []
/** A new loader for each test, because loaded code stays loaded. */
const loadLater = (): BlockRegistry[string]['load'] => () =>
  new Promise((resolve) => arrive.push(() => resolve({ default: () => null })))
const registry: BlockRegistry = { faq: { hydrate: 'static', load: loadLater() } }
const heard = vi.fn<(path: string) => void>()
const reload = vi.fn()
const PAGES: Record<string, string[]> = { '/za/': ['faq'], '/za/shop/': [] }

window.history.replaceState(null, '', '/za/')
const router = createRouter({
  registry,
  blocksOf: async (path) => PAGES[path] ?? [],
  knownBlocksOf: (path) => PAGES[path],
  isShownInPlace: (path) => path !== '/za/film/',
  reload,
})
// Gatsby’s router adds its listener after the site’s code.
window.addEventListener('popstate', () => heard(window.location.pathname))

/** What Back and Forward do. */
const step = (path: string) => {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: { key: path } }))
}

beforeEach(() => {
  heard.mockClear()
  arrive.length = 0
  window.history.replaceState(null, '', '/za/')
  router.show('/za/shop/')
})

test('a history step to a page without code waits for the code, and the current page stays', async () => {
  step('/za/')
  await vi.waitFor(() => expect(arrive).toHaveLength(1))
  expect(heard).not.toHaveBeenCalled()
  expect(hasFlag('travelling')).toBe(true)
  arrive[0]?.()
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['/za/']]))
  expect(hasFlag('travelling')).toBe(false)
})

test('a late page is reported after a second, until the router shows a page', async () => {
  PAGES['/za/late/'] = ['late']
  Object.assign(registry, { late: { hydrate: 'static', load: () => new Promise(() => undefined) } })
  const recorded = recordEvents('page/delayed')
  vi.useFakeTimers()
  step('/za/late/')
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(recorded).toEqual([{ type: 'page/delayed', path: '/za/late/' }])
  expect(useDelayedPage.getState().isDelayed).toBe(true)
  router.show('/za/')
  expect(useDelayedPage.getState().isDelayed).toBe(false)
})

test.each<[string, () => void]>([
  ['a step back', () => step('/za/late/')],
  [
    'a link that the router has not rendered',
    () => {
      expectPage('/za/')
      router.headFor('/za/')
    },
  ],
])('after %s the page in view is ready again once a step returns to it', async (_what, leave) => {
  document.body.innerHTML = '<main><div data-hydrate="visible"></div></main>'
  const recorded = recordEvents('page/delayed')
  markHydrated()
  vi.useFakeTimers()
  leave()
  step('/za/shop/')
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect(recorded).toEqual([])
  expect(hasFlag('travelling')).toBe(false)
  expect(document.documentElement).toHaveAttribute('data-ready')
})

test('a step within the page, such as one that closes a dialog, leaves the page of a link expected', async () => {
  const recorded = recordEvents('page/delayed')
  vi.useFakeTimers()
  setFlag('travelling')
  expectPage('/za/')
  step('/za/shop/')
  expect(hasFlag('travelling')).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  expect(recorded).toEqual([{ type: 'page/delayed', path: '/za/' }])
  setFlag('travelling', false)
})

test('a step to a page with code happens at once', () => {
  step('/za/')
  expect(heard.mock.calls).toEqual([['/za/']])
})

test.each([
  ['is here', ['faq']],
  ['comes first', undefined],
])(
  'one to a page with a policy of its own, whose data %s, is loaded by the browser',
  async (_what, blocks) => {
    reload.mockClear()
    if (blocks) PAGES['/za/film/'] = blocks
    else delete PAGES['/za/film/']
    step('/za/film/')
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(heard).not.toHaveBeenCalled()
  },
)

test.each([
  ['hears of a step back to the page in view while it is on its way to another', '/za/', ['/za/shop/']],
  ['hears nothing of one within the page that it shows', '/za/shop/', []],
])('the router %s', (_what, heading, steps) => {
  document.body.innerHTML = '<main><div data-hydrate="visible"></div></main>'
  router.headFor(heading)
  step('/za/shop/')
  expect(heard.mock.calls.flat()).toEqual(steps)
})

test('a step back before the link’s page is shown waits too, while blocks of the current page have no code', async () => {
  PAGES['/za/rent/'] = ['asleep']
  Object.assign(registry, { asleep: { hydrate: 'visible', load: loadLater() } })
  router.show('/za/rent/')
  router.headFor('/za/shop/')
  step('/za/rent/')
  await vi.waitFor(() => expect(arrive).toHaveLength(1))
  expect(heard).not.toHaveBeenCalled()
  // Meanwhile the router renders the page of the link.
  router.show('/za/shop/')
  arrive[0]?.()
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['/za/rent/']]))
})

test('of two steps the later one counts', async () => {
  PAGES['/za/blog/'] = ['slow']
  const slow = new Promise<void>((resolve) => setTimeout(resolve))
  Object.assign(registry, {
    slow: { hydrate: 'static', load: async () => (await slow, { default: () => null }) },
  })
  step('/za/blog/')
  step('/za/')
  await slow
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['/za/']]))
})
