import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BlockProps, Blok } from '../content'
import { queueEarlyUse } from './early-use'
import { Frame } from './frame'
import type { Hydration } from './hydration'

const load = vi.fn()
let seen: (targets: Element[]) => void = () => undefined
const watched = new Set<Element>()

beforeEach(() => {
  load.mockClear()
  watched.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        seen = (targets) => report(targets.map((target) => ({ target, isIntersecting: true })))
      }
      observe = (target: Element) => watched.add(target)
      unobserve = (target: Element) => watched.delete(target)
    },
  )
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
 * Two parts as the server wrote them, hydrated as Gatsby does; `leave` takes the page away.
 * @param early what is done before the site's code is here
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
const isAwake = () => frames().map((frame) => frame.hasAttribute('data-hydrated'))

test('a part that is hydrated at once answers', async () => {
  await serve('load')
  expect(isAwake()).toEqual([true, true])
  fireEvent.click(screen.getByText('one: 0'))
  expect(screen.getByText('one: 1')).toBeVisible()
})

test('of two parts of one kind the one that comes near is hydrated, the other is left as the server wrote it', async () => {
  await serve('visible')
  expect(load).not.toHaveBeenCalled()
  const [one, two] = frames() as [HTMLElement, HTMLElement]
  const untouched = two.firstElementChild
  await act(async () => seen([one]))
  expect(isAwake()).toEqual([true, false])
  expect(watched).toEqual(new Set([two]))
  expect(two.firstElementChild).toBe(untouched)
})

test('a part is hydrated at the first sign that somebody means to use it', async () => {
  await serve('intent')
  expect(load).not.toHaveBeenCalled()
  await act(async () => void fireEvent.pointerOver(screen.getByText('two: 0')))
  expect(isAwake()).toEqual([false, true])
})

/** A part around a sleeping one and one that comes near or is touched, as the server wrote them. */
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

test('a part around others sleeps until one of these comes near, and wakes that one alone', async () => {
  const { outerLoad } = await serveNested('visible')
  expect(watched).toEqual(new Set([part('one'), part('two')]))
  expect(outerLoad).not.toHaveBeenCalled()
  await act(async () => seen([part('two')]))
  expect(awakeParts()).toEqual(['outer'])
  await act(async () => seen([part('two')]))
  expect(awakeParts()).toEqual(['outer', 'two'])
})

test('a part around others that wait for a touch is hydrated with the one that is touched', async () => {
  await serveNested('intent')
  await act(async () => void fireEvent.pointerOver(screen.getByText('one: 0')))
  await act(async () => void fireEvent.pointerOver(screen.getByText('one: 0')))
  expect(awakeParts()).toEqual(['outer', 'one'])
})

test('a part that was used before the code was here is hydrated, and the use counts', async () => {
  await serve('intent', () => {
    window.earlyUse = [{ type: 'click', target: screen.getByText('two: 0') }]
    queueEarlyUse()
  })
  expect(isAwake()).toEqual([false, true])
  expect(await screen.findByText('two: 1')).toBeVisible()
})

test('a static part is left alone', async () => {
  await serve('static')
  await act(async () => void fireEvent.pointerDown(screen.getByText('one: 0')))
  expect(load).not.toHaveBeenCalled()
})

test('leaving the page hydrates nothing on it, and nothing later does', async () => {
  const { leave } = await serve('visible')
  const left = frames()
  await leave()
  expect(watched.size).toBe(0)
  await act(async () => seen(left))
  expect(load).not.toHaveBeenCalled()
})

test('where the server wrote nothing, nothing is waited for', async () => {
  document.body.innerHTML = '<main></main>'
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(document.querySelector('main') as Element)
  await act(async () =>
    root.render(<Frame hydration="static" code={code} attributes={{}} props={{ blok: bloks[0] as Blok }} />),
  )
  expect(screen.getByText('one: 0')).toBeVisible()
})

test('other props for a part that sleeps are an error that names it', async () => {
  const { render } = await serve('static')
  await render(bloks)
  await expect(render(bloks.map((blok, at) => (at === 0 ? { ...blok } : blok)))).rejects.toThrow(
    'Something above the block "counter" rendered it again with other props.',
  )
})
