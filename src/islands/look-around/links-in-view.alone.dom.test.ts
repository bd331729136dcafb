import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubInView } from '../../platform/testing/in-view'
import { fetchLinksAhead } from './index'
import { watchLinks } from './links-in-view'

let view: ReturnType<typeof stubInView>
const abort = vi.fn<(path: string) => void>()
const enqueue = vi.fn((path: string) => ({ abort: () => abort(path) }))

beforeEach(() => {
  vi.useFakeTimers()
  view = stubInView()
  window.history.replaceState(null, '', '/za/')
  document.body.innerHTML = `
    <header><a id="menu" href="/za/menu/">Menu</a></header>
    <main>
      <a id="shop" href="/za/shop/?tab=Overview#fees">Shop</a>
      <a id="again" href="/za/shop/">Shop again</a>
      <a id="about" href="/za/about/">About</a>
      <a id="here" href="/za/?type=accessory">Here</a>
      <a id="help" href="https://help.example/">Help</a>
      <a id="tab" href="/za/terms/" target="_blank">Terms</a>
      <p data-native><a id="whole" href="/za/film/">Film</a></p>
    </main>`
  watchLinks(enqueue)
  // Requests of the previous test are cancelled by now.
  abort.mockClear()
  enqueue.mockClear()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const link = (id: string) => document.getElementById(id) as HTMLElement
const move = (isIntersecting: boolean, ...ids: string[]) =>
  view.report(
    ids.filter((id) => view.watched.has(link(id))).map((id) => ({ target: link(id), isIntersecting })),
  )
const asked = () => enqueue.mock.calls.map(([path]) => path)

test('a page is requested when its link has been visible for half a second', () => {
  move(true, 'shop')
  vi.advanceTimersByTime(499)
  expect(asked()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked()).toEqual(['/za/shop/'])
})

test('a page whose link is scrolled past is not requested', () => {
  move(true, 'shop')
  vi.advanceTimersByTime(400)
  move(false, 'shop')
  vi.runAllTimers()
  expect(asked()).toEqual([])
})

test('each page is requested once, and only other pages of the site that the content links to', () => {
  move(true, 'menu', 'shop', 'again', 'about', 'here', 'help', 'tab', 'whole')
  vi.runAllTimers()
  move(true, 'again')
  vi.runAllTimers()
  expect(asked()).toEqual(['/za/shop/', '/za/about/'])
  expect(abort).not.toHaveBeenCalled()
})

test('a link that leaves the view is cancelled, and requested again when it is back', () => {
  move(true, 'shop')
  vi.runAllTimers()
  move(false, 'shop')
  expect(abort.mock.calls).toEqual([['/za/shop/']])
  move(true, 'shop')
  vi.runAllTimers()
  expect(asked()).toEqual(['/za/shop/', '/za/shop/'])
})

test('offline nothing is requested, and open requests are cancelled', () => {
  move(true, 'shop')
  vi.runAllTimers()
  move(true, 'about')
  window.dispatchEvent(new Event('offline'))
  expect(abort.mock.calls).toEqual([['/za/shop/']])
  vi.runAllTimers()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  move(true, 'again')
  vi.runAllTimers()
  expect(asked()).toEqual(['/za/shop/'])
})

test('the next page cancels the requests of the previous one, and requests its own links', () => {
  move(true, 'shop')
  vi.runAllTimers()
  document.body.innerHTML = '<main><a id="home" href="/za/pricing/">Pricing</a></main>'
  watchLinks(enqueue)
  expect(abort.mock.calls).toEqual([['/za/shop/']])
  move(true, 'home')
  vi.runAllTimers()
  expect(asked()).toEqual(['/za/shop/', '/za/pricing/'])
})

test.each([
  ['a fast connection', { effectiveType: '4g', saveData: false }, ['/za/about/']],
  ['a fast connection, in a browser that knows no saving', { effectiveType: '4g' }, ['/za/about/']],
  ['one that saves data', { effectiveType: '4g', saveData: true }, []],
  ['a slow one', { effectiveType: '3g', saveData: false }, []],
  ['an unknown one', undefined, []],
])('on %s the links are %o', async (_what, connection, paths) => {
  vi.stubGlobal('navigator', { connection, onLine: true })
  view.watched.clear()
  await fetchLinksAhead(enqueue)
  move(true, 'about')
  vi.runAllTimers()
  expect(asked()).toEqual(paths)
})
