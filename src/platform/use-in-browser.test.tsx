import { act, cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { useInBrowser } from './use-in-browser'

/** What was rendered, in order. */
let rendered: string[] = []
let root: Root | undefined

const Browser = () => {
  const words = useInBrowser(() => 'in the browser', 'from the server')
  rendered.push(words)
  return <p>{words}</p>
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
