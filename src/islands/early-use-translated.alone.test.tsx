import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { translate } from '../platform/testing/translator'
import { keepEarlyUse, replayEarlyUse } from './early-use'

const bought = vi.fn<(name: string, presses: number) => void>()

const Order = () => {
  const [name, setName] = useState('')
  const [presses, setPresses] = useState(1)
  return (
    <>
      <p>
        Your <b>order</b>
      </p>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <button type="button" data-each-press="" onClick={() => setPresses(presses + 1)}>
        One more
      </button>
      <button type="button" onClick={() => bought(name, presses)}>
        Buy Now
      </button>
    </>
  )
}

test('what is done in a part that the browser has translated is done again in the one that React makes anew', async () => {
  keepEarlyUse()
  document.body.innerHTML = `<div data-hydrate="load">${renderToString(<Order />)}</div>`
  const part = document.body.firstElementChild as Element
  translate(part)
  const early = screen.getByRole('textbox')
  early.focus()
  fireEvent.input(early, { target: { value: 'Thandi' } })
  fireEvent.click(screen.getByText('One more'))
  fireEvent.click(screen.getByText('One more'))
  fireEvent.click(screen.getByText('Buy Now'))

  await act(async () => void hydrateRoot(part, <Order />, { onRecoverableError: () => undefined }))
  expect(early).not.toBeInTheDocument()
  part.setAttribute('data-awake', '')
  await act(() => replayEarlyUse(part))
  expect(bought.mock.calls).toEqual([['Thandi', 3]])
  expect(screen.getByRole('textbox')).toHaveValue('Thandi')
  expect(screen.getByRole('textbox')).toHaveFocus()
})
