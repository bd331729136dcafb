import path from 'node:path'
import { createRequire } from 'node:module'
import { fireEvent, render } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScrollContext as own } from './scroll'

type Place = { pathname: string; hash: string; key?: string }
type Scroll = ComponentType<{ location: Place; shouldUpdateScroll: () => unknown; children: ReactNode }>

/** It lies beside Gatsby, which brings it. */
const { ScrollHandler: library } = createRequire(path.resolve('node_modules/gatsby/package.json'))(
  'gatsby-react-router-scroll/scroll-handler',
) as { ScrollHandler: Scroll }

/** What the build of the HTML has, and what stands for it in the browser: both do alike. */
const SCROLLS = Object.entries({ library, own: own as unknown as Scroll })

const scrollTo = vi.fn()
const scrollIntoView = vi.fn()
const HOME = { pathname: '/za/', hash: '', key: 'initial' }
const SHOP = { pathname: '/za/shop/', hash: '', key: '1' }

beforeEach(() => {
  sessionStorage.clear()
  vi.clearAllMocks()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  Element.prototype.scrollIntoView = scrollIntoView
})

/** Opens a page and follows steps from there. `top` is where the window is scrolled to meanwhile. */
const follow = (Scroll: Scroll, places: Place[], { top = 0, mayScroll = true } = {}) => {
  const page = (location: Place) => (
    <Scroll location={location} shouldUpdateScroll={() => mayScroll}>
      <h2 id="fees and more">Fees</h2>
    </Scroll>
  )
  const [first, ...steps] = places
  const { rerender, unmount } = render(page(first as Place))
  if (top > 0) {
    vi.stubGlobal('scrollY', top)
    fireEvent.scroll(window)
  }
  steps.forEach((place) => rerender(page(place)))
  unmount()
}

test.each(SCROLLS)('%s: a page that is opened for the first time stays where it is', (_name, Scroll) => {
  follow(Scroll, [HOME])
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each(SCROLLS)(
  '%s: the next page begins at its top, and the way back leads to where it was left',
  (_name, Scroll) => {
    follow(Scroll, [HOME, SHOP, HOME], { top: 700 })
    expect(scrollTo.mock.calls).toEqual([
      [0, 0],
      [0, 700],
    ])
  },
)

test.each(SCROLLS)('%s: a page that is loaded anew is scrolled to where it was left', (_name, Scroll) => {
  follow(Scroll, [HOME], { top: 700 })
  follow(Scroll, [HOME])
  expect(scrollTo.mock.calls).toEqual([[0, 700]])
})

test.each(SCROLLS)('%s: an address that names a part of the page leads there', (_name, Scroll) => {
  follow(Scroll, [
    { ...HOME, hash: '#fees%20and%20more' },
    { ...SHOP, hash: '#nowhere' },
  ])
  expect(scrollIntoView.mock.contexts).toHaveLength(1)
  expect(scrollTo).not.toHaveBeenCalled()
})

test.each(SCROLLS)('%s: nothing is scrolled where the site says no', (_name, Scroll) => {
  follow(Scroll, [HOME, SHOP, { ...HOME, hash: '#fees%20and%20more' }], { mayScroll: false })
  expect(scrollTo).not.toHaveBeenCalled()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test.each(SCROLLS)('%s: a browser that keeps nothing is scrolled all the same', (_name, Scroll) => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  vi.spyOn(console, 'warn').mockReturnValue()
  follow(Scroll, [{ ...HOME, key: 'kept' }, SHOP, { ...HOME, key: 'kept' }], { top: 300 })
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 300],
  ])
})
