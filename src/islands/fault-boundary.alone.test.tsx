import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { noteError } from '../platform/report-error'
import { FaultBoundary } from './fault-boundary'

vi.mock('../platform/report-error')

beforeEach(() => {
  vi.mocked(noteError).mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

let isServer = true
const FAULT = new Error('There is no fee for nothing.')

const Part = ({ name }: { name: string }) => {
  const [isBroken, setBroken] = useState(false)
  if (isBroken || (name === 'Fees' && !isServer)) throw FAULT
  return (
    <section data-hydrate="visible">
      <h2>{name}</h2>
      <a href="/za/pricing/">All of it</a>
      <input aria-label={`Turnover of ${name}`} defaultValue="" />
      <button type="button" onClick={() => setBroken(true)}>
        {`Break ${name}`}
      </button>
    </section>
  )
}

/** The server’s HTML of several parts, hydrated, each with its own boundary. */
const open = async (names: readonly string[]) => {
  const page = names.map((name) => (
    <div key={name} id={name}>
      <FaultBoundary place={() => document.getElementById(name)} during="A part of the page failed.">
        <Part name={name} />
      </FaultBoundary>
    </div>
  ))
  isServer = true
  document.body.innerHTML = `<main>${renderToString(page)}</main>`
  isServer = false
  await act(async () => hydrateRoot(document.querySelector('main') as Element, page))
}

test('a part that fails during hydration keeps the server’s HTML, says what to do, and is reported', async () => {
  await open(['Fees', 'Help'])
  expect(screen.getByRole('heading', { name: 'Fees' })).toBeVisible()
  expect(screen.getByRole('note')).toHaveTextContent(
    'This part of the page has stopped working. Your cart is safe. Load the page again',
  )
  expect(noteError).toHaveBeenCalledExactlyOnceWith(FAULT, 'A part of the page failed.')
  const [link] = screen.getAllByRole('link', { name: 'All of it' })
  expect(link?.closest('[data-native]')).not.toBeNull()
  expect(document.querySelector('#Fees [data-hydrate]')).toHaveAttribute('data-hydrate', 'static')
})

test('input stays where a part fails later, and the parts beside it keep working', async () => {
  await open(['Sales', 'Help'])
  fireEvent.change(screen.getByLabelText('Turnover of Sales'), { target: { value: '9000' } })
  fireEvent.click(screen.getByRole('button', { name: 'Break Sales' }))
  expect(screen.getByLabelText('Turnover of Sales')).toHaveValue('9000')
  expect(noteError).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Break Help' }))
  expect(screen.getAllByRole('note')).toHaveLength(2)
  expect(screen.getByRole('heading', { name: 'Help' })).toBeVisible()
})

test('a page that fails as a whole keeps its HTML, and says so at once', async () => {
  const Page = () => {
    if (!isServer) throw FAULT
    return <h1>Pricing</h1>
  }
  isServer = true
  document.body.innerHTML = `<main>${renderToString(<Page />)}</main>`
  isServer = false
  const container = document.querySelector('main') as Element
  const page = (
    <FaultBoundary place={() => container} isPage during="The page failed.">
      <Page />
    </FaultBoundary>
  )
  await act(async () => hydrateRoot(container, page, { onRecoverableError: () => undefined }))
  expect(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('This page has stopped working.')
  expect(noteError).toHaveBeenCalledExactlyOnceWith(FAULT, 'The page failed.')
})
