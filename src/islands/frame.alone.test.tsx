import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BlockProps, Blok } from '../content'
import { stubInView } from '../platform/testing/in-view'
import { queueEarlyUse } from './early-use'
import { Frame } from './frame'
import type { Hydration } from './hydration'

const load = vi.fn()
// All parts of a page share one observer, which is created once.
const view = stubInView()
const seen = (targets: Element[]) => view.report(targets.map((target) => ({ target, isIntersecting: true })))

beforeEach(() => {
  load.mockClear()
  view.watched.clear()
})

const Counter = ({ blok }: BlockProps<Blok>) => {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {blok._uid}: {count}
    </button>
  )
}
const code = {
  loaded: () => undefined,
  load: () => {
    load()
    return Promise.resolve({ default: Counter })
  },
}
const bloks = ['one', 'two'].map((uid) => ({ component: 'counter', _uid: uid }))

/**
 * The server’s HTML of two parts, hydrated as Gatsby does; `leave` removes the page.
 * @param early is called before the site’s code runs
 */
const serve = async (hydration: Hydration, early: () => void = () => undefined) => {
  const html = bloks
    .map(
      (blok) =>
        `<div data-hydrate="${hydration}" data-block="counter"><!--$-->${renderToString(<Counter blok={blok} />)}<!--/$--></div>`,
    )
    .join('')
  document.body.innerHTML = `<main>${html}</main>`
  early()
  const page = (props: typeof bloks) =>
    props.map((blok) => (
      <Frame
        key={blok._uid}
        hydration={hydration}
        code={code}
        attributes={{ 'data-block': 'counter' }}
        props={{ blok }}
      />
    ))
  const root = await act(async () => hydrateRoot(document.querySelector('main') as Element, page(bloks)))
  return {
    render: (props: typeof bloks) => act(async () => root.render(page(props))),
    leave: () => act(async () => root.unmount()),
  }
}
const frames = () => [...document.querySelectorAll<HTMLElement>('[data-block]')]
const isHydrated = () => frames().map((frame) => frame.hasAttribute('data-hydrated'))

test('a part with `load` is hydrated at once', async () => {
  await serve('load')
  expect(isHydrated()).toEqual([true, true])
  fireEvent.click(screen.getByText('one: 0'))
  expect(screen.getByText('one: 1')).toBeVisible()
})

test('of two equal parts only the one near the viewport is hydrated; the other keeps the server’s HTML', async () => {
  await serve('visible')
  expect(load).not.toHaveBeenCalled()
  const [one, two] = frames() as [HTMLElement, HTMLElement]
  const untouched = two.firstElementChild
  await act(async () => seen([one]))
  expect(isHydrated()).toEqual([true, false])
  expect(view.watched).toEqual(new Set([two]))
  expect(two.firstElementChild).toBe(untouched)
})

test('a part with `intent` is hydrated at the first pointer, touch or focus', async () => {
  await serve('intent')
  expect(load).not.toHaveBeenCalled()
  await act(async () => void fireEvent.pointerOver(screen.getByText('two: 0')))
  expect(isHydrated()).toEqual([false, true])
})

test.each([
  ['an input without a key, as dictation makes one', () => fireEvent.input(screen.getByText('two: 0'))],
  ['a click without a pointer, as assistive technology makes one', () => screen.getByText('two: 0').click()],
])('a part with `intent` is hydrated at %s', async (_what, use) => {
  await serve('intent')
  await act(async () => void use())
  expect(isHydrated()).toEqual([false, true])
})

test('a part that has the focus when the code starts is hydrated', async () => {
  await serve('intent', () => screen.getByText('two: 0').focus())
  expect(isHydrated()).toEqual([false, true])
})

/** The server’s HTML of a part around two others, of which one comes near or is touched. */
const serveNested = async (inner: Hydration) => {
  const outerLoad = vi.fn()
  const Outer = () =>
    bloks.map((blok) => (
      <Frame
        key={blok._uid}
        hydration={inner}
        code={code}
        attributes={{ 'data-block': blok._uid }}
        props={{ blok }}
      />
    ))
  const outer = {
    loaded: () => undefined,
    load: () => {
      outerLoad()
      return Promise.resolve({ default: Outer })
    },
  }
  const html = bloks.map(
    (blok) =>
      `<div data-hydrate="${inner}" data-block="${blok._uid}"><!--$-->${renderToString(<Counter blok={blok} />)}<!--/$--></div>`,
  )
  document.body.innerHTML = `<main><div data-hydrate="static" data-block="outer"><!--$-->${html.join('')}<!--/$--></div></main>`
  const page = <Frame hydration="static" code={outer} attributes={{ 'data-block': 'outer' }} props={{}} />
  await act(async () => hydrateRoot(document.querySelector('main') as Element, page))
  return { outerLoad }
}
const part = (name: string) => document.querySelector(`[data-block="${name}"]`) as HTMLElement
const awakeParts = () => ['outer', 'one', 'two'].filter((name) => part(name).hasAttribute('data-hydrated'))

test('a part around others is not hydrated until one of them is near, and then only that one with it', async () => {
  const { outerLoad } = await serveNested('visible')
  expect(view.watched).toEqual(new Set([part('one'), part('two')]))
  expect(outerLoad).not.toHaveBeenCalled()
  await act(async () => seen([part('two')]))
  expect(awakeParts()).toEqual(['outer'])
  await act(async () => seen([part('two')]))
  expect(awakeParts()).toEqual(['outer', 'two'])
})

test('a part around others with `intent` is hydrated with the one that is touched', async () => {
  await serveNested('intent')
  await act(async () => void fireEvent.pointerOver(screen.getByText('one: 0')))
  await act(async () => void fireEvent.pointerOver(screen.getByText('one: 0')))
  expect(awakeParts()).toEqual(['outer', 'one'])
})

test('a part that was used before the code was loaded is hydrated, and the use counts', async () => {
  await serve('intent', () => {
    window.earlyUse = [{ type: 'click', target: screen.getByText('two: 0') }]
    queueEarlyUse()
  })
  expect(isHydrated()).toEqual([false, true])
  expect(await screen.findByText('two: 1')).toBeVisible()
})

test('a static part is never hydrated', async () => {
  await serve('static')
  await act(async () => void fireEvent.pointerDown(screen.getByText('one: 0')))
  expect(load).not.toHaveBeenCalled()
})

test('leaving the page hydrates none of its parts, then or later', async () => {
  const { leave } = await serve('visible')
  const left = frames()
  await leave()
  expect(view.watched.size).toBe(0)
  await act(async () => seen(left))
  expect(load).not.toHaveBeenCalled()
})

test('without HTML of the server a part renders at once', async () => {
  document.body.innerHTML = '<main></main>'
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(document.querySelector('main') as Element)
  await act(async () =>
    root.render(<Frame hydration="static" code={code} attributes={{}} props={{ blok: bloks[0] as Blok }} />),
  )
  expect(screen.getByText('one: 0')).toBeVisible()
})

test('other props for a part before hydration cause an error that names it', async () => {
  const { render } = await serve('static')
  await render(bloks)
  await expect(render(bloks.map((blok, at) => (at === 0 ? { ...blok } : blok)))).rejects.toThrow(
    'Something above the block "counter" rendered it again with other props.',
  )
})
