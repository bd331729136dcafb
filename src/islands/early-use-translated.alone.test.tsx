import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { translate } from '../platform/testing/translator'
import { queueEarlyUse, replayEarlyUse } from './early-use'

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

const Part = () => (
  <div data-hydrate="load">
    <Order />
  </div>
)
const part = () => document.querySelector('[data-hydrate]') as Element

beforeAll(() => {
  queueEarlyUse()
})

test.each([
  ['a part', () => [part(), <Order key="order" />] as const],
  ['the page', () => [document.body, <Part key="part" />] as const],
])(
  'uses before hydration are repeated where React renders %s again on a translated page',
  async (_, taken) => {
    bought.mockReset()
    document.body.innerHTML = renderToString(<Part />)
    translate(document.body)
    const early = screen.getByRole('textbox')
    early.focus()
    fireEvent.input(early, { target: { value: 'Thandi' } })
    fireEvent.click(screen.getByText('One more'))
    fireEvent.click(screen.getByText('One more'))
    fireEvent.click(screen.getByText('Buy Now'))

    const [place, inside] = taken()
    await act(async () => void hydrateRoot(place, inside, { onRecoverableError: () => undefined }))
    expect(early).not.toBeInTheDocument()
    part().setAttribute('data-hydrated', '')
    await act(() => replayEarlyUse(part()))
    expect(bought.mock.calls).toEqual([['Thandi', 3]])
    expect(screen.getByRole('textbox')).toHaveValue('Thandi')
    expect(screen.getByRole('textbox')).toHaveFocus()
  },
)
