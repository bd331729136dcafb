import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { create } from 'zustand'
import { useInBrowser, useInTurns } from './use-in-browser'

type Stock = { left: number }

/** What was rendered, in order. */
let rendered: string[] = []
let root: Root | undefined

const Browser = () => {
  const words = useInBrowser(() => 'in the browser', 'from the server')
  rendered.push(words)
  return <p>{words}</p>
}
const store = create<Stock>(() => ({ left: 7 }))
const Left = () => {
  const { left } = useInTurns(store)
  rendered.push(String(left))
  return <p>{left} left</p>
}

/** Writes the part as the server does, and has React take it over. */
const takeOver = (part: React.ReactNode) => {
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(part)
  const served = page.textContent
  rendered = []
  act(() => {
    root = hydrateRoot(page, part)
  })
  return { served, page }
}

afterEach(() => {
  act(() => root?.unmount())
  cleanup()
  document.body.replaceChildren()
  store.setState(store.getInitialState(), true)
  rendered = []
})

test('what only the browser knows follows on what the server wrote', () => {
  const { served, page } = takeOver(<Browser />)
  expect([served, page.textContent]).toEqual(['from the server', 'in the browser'])
  expect(rendered).toEqual(['from the server', 'in the browser'])
})

test('where the server wrote nothing, it is there from the first render', () => {
  render(
    <StrictMode>
      <Browser />
    </StrictMode>,
  )
  expect(screen.getByText('in the browser')).toBeInTheDocument()
  expect(new Set(rendered)).toEqual(new Set(['in the browser']))
})

test('what a store has learnt before React takes over follows on what it began with', () => {
  store.setState({ left: 2 })
  const { page } = takeOver(<Left />)
  expect(page).toHaveTextContent('2 left')
  expect(rendered).toEqual(['7', '2'])
})

test('where the server wrote nothing, what the store holds is there at once, and so is every change', () => {
  store.setState({ left: 2 })
  render(<Left />)
  expect(rendered).toEqual(['2'])
  act(() => store.setState({ left: 1 }))
  expect(screen.getByText('1 left')).toBeInTheDocument()
})

test('a part that has gone hears of no change', () => {
  render(<Left />).unmount()
  rendered = []
  act(() => store.setState({ left: 1 }))
  expect(rendered).toEqual([])
})
