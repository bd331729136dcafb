import { beforeEach, expect, test, vi } from 'vitest'
import { hasFlag } from '../platform/page-flags'
import { recordEvents } from '../platform/record-events'
import { useDelayedPage } from './links/delayed-page'
import { createRouter } from './router'
import type { BlockRegistry } from './registry'

const arrive: (() => void)[] = []
/** A loader of its own: what was loaded by one stays loaded. */
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
// As Gatsby's router, which begins to listen after the site's code has.
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

test('a step to a page whose code is not here is held until it is, and the page in view stands', async () => {
  step('/za/')
  await vi.waitFor(() => expect(arrive).toHaveLength(1))
  expect(heard).not.toHaveBeenCalled()
  expect(hasFlag('travelling')).toBe(true)
  arrive[0]?.()
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['/za/']]))
  expect(hasFlag('travelling')).toBe(false)
})

test('one whose page is late is told after a second, until the router shows a page', async () => {
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

test('one to a page whose code is here goes on at once', () => {
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

test('one that takes back a link before its page is shown is held too, while blocks of the page in view have no code', async () => {
  PAGES['/za/rent/'] = ['asleep']
  Object.assign(registry, { asleep: { hydrate: 'visible', load: loadLater() } })
  router.show('/za/rent/')
  router.headFor('/za/shop/')
  step('/za/rent/')
  await vi.waitFor(() => expect(arrive).toHaveLength(1))
  expect(heard).not.toHaveBeenCalled()
  // Meanwhile the router draws the page that the link leads to.
  router.show('/za/shop/')
  arrive[0]?.()
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([['/za/rent/']]))
})

test('the later of two steps counts', async () => {
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
