import { act, fireEvent, screen } from '@testing-library/react'
import { useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { keepEarlyUses, replayEarlyUses } from './early-uses'

const bought = vi.fn<(what: object) => void>()

/** Controlled fields of every kind, and a button that needs them. */
const Order = () => {
  const [order, setOrder] = useState({ name: '', colour: 'blue', size: 's', gift: false })
  // As a store does that was read after hydration: whatever is rendered stands in the fields again.
  useSyncExternalStore(
    () => () => undefined,
    () => 'browser',
    () => 'server',
  )
  return (
    <>
      <label>
        Name{' '}
        <input value={order.name} onChange={({ target }) => setOrder({ ...order, name: target.value })} />
      </label>
      <select
        aria-label="Colour"
        value={order.colour}
        onChange={({ target }) => setOrder({ ...order, colour: target.value })}
      >
        <option>blue</option>
        <option>green</option>
      </select>
      {['s', 'l'].map((size) => (
        <input
          key={size}
          type="radio"
          name="size"
          aria-label={size}
          checked={order.size === size}
          onChange={() => setOrder({ ...order, size })}
        />
      ))}
      <input
        type="checkbox"
        aria-label="Gift"
        checked={order.gift}
        onChange={({ target }) => setOrder({ ...order, gift: target.checked })}
      />
      <button type="button" onClick={() => bought(order)}>
        <span>Buy Now</span>
      </button>
    </>
  )
}

/** A block as the server wrote it, and how to wake it. */
const showSleeping = (wakes = 'load', state = '') => {
  document.body.innerHTML = `<div data-block="order" data-wakes="${wakes}" ${state}>${renderToString(<Order />)}</div>`
  const frame = document.body.firstElementChild as Element
  return async () => {
    await act(async () => void hydrateRoot(frame, <Order />))
    frame.setAttribute('data-awake', '')
    await act(() => replayEarlyUses(frame))
    await act(() => replayEarlyUses(frame))
  }
}

/** React has taken the block over, and the block's effects have not run yet. */
const showTakenOver = async () => {
  document.body.innerHTML = `<div data-block="order" data-wakes="load">${renderToString(<Order />)}</div>`
  const frame = document.body.firstElementChild as Element
  await act(async () => void hydrateRoot(frame, <Order />))
  return () => {
    frame.setAttribute('data-awake', '')
    return act(() => replayEarlyUses(frame))
  }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const fill = () => {
  fireEvent.input(field('Name'), { target: { value: 'Thandi' } })
  fireEvent.input(field('Colour'), { target: { value: 'green' } })
  fireEvent.click(field('l'))
  fireEvent.click(field('Gift'))
}

beforeAll(() => {
  keepEarlyUses()
})
afterEach(() => {
  bought.mockReset()
})

test('what is typed, chosen and ticked before a block is awake is what it holds then', async () => {
  const wake = showSleeping()
  fill()
  await wake()
  expect(field('Name').value).toBe('Thandi')
  expect(field('Colour').value).toBe('green')
  expect(field('l').checked).toBe(true)
  expect(field('s').checked).toBe(false)
  expect(field('Gift').checked).toBe(true)
})

test('a press counts once, for all that stood in the fields', async () => {
  const wake = showSleeping()
  fill()
  fireEvent.click(screen.getByText('Buy Now'))
  fireEvent.click(screen.getByText('Buy Now'))
  await wake()
  expect(bought.mock.calls).toEqual([[{ name: 'Thandi', colour: 'green', size: 'l', gift: true }]])
})

test('what is taken back counts as it was left', async () => {
  const wake = showSleeping()
  fill()
  fireEvent.click(field('Gift'))
  fireEvent.input(field('Name'), { target: { value: '' } })
  await wake()
  expect(field('Gift').checked).toBe(false)
  expect(field('Name').value).toBe('')
})

test.each([
  ['an awake block', 'load', 'data-awake'],
  ['a block that never wakes', 'static', ''],
])('a press on %s is not repeated', async (_what, wakes, state) => {
  const wake = showSleeping(wakes, state)
  fireEvent.click(screen.getByText('Buy Now'))
  await wake()
  expect(bought).not.toHaveBeenCalled()
})

test('a form that the browser sends off is not sent again', async () => {
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.body.innerHTML =
    '<div data-wakes="load"><form><input aria-label="Name" /><button>Join</button></form></div>'
  const frame = document.body.firstElementChild as Element
  frame.addEventListener('submit', sent)
  fireEvent.input(field('Name'), { target: { value: 'Thandi' } })
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  frame.setAttribute('data-awake', '')
  await replayEarlyUses(frame)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(field('Name').value).toBe('Thandi')
})

test('what is done in the moment before the block is awake counts once', async () => {
  const wake = await showTakenOver()
  fill()
  fireEvent.click(screen.getByText('Buy Now'))
  expect(bought).not.toHaveBeenCalled()
  await wake()
  expect(bought.mock.calls).toEqual([[{ name: 'Thandi', colour: 'green', size: 'l', gift: true }]])
})

test('what is typed on while early uses are done again is not lost', async () => {
  const wake = await showTakenOver()
  fill()
  fireEvent.input(field('Name'), { target: { value: 'Thandi' } })
  // The next thing the browser has to do.
  const typedOn = new Promise((resolve) => {
    setTimeout(() => resolve(fireEvent.input(field('Name'), { target: { value: 'Thandi M' } })))
  })
  await Promise.all([wake(), typedOn])
  expect(field('Name').value).toBe('Thandi M')
  expect(field('Gift').checked).toBe(true)
})

test('what was done before the site’s code was here counts as well', async () => {
  const wake = showSleeping()
  window.earlyUses = [
    { type: 'input', target: field('Name'), value: 'Sipho' },
    { type: 'click', target: screen.getByText('Buy Now') },
  ]
  keepEarlyUses()
  expect(window.earlyUses).toBeUndefined()
  await wake()
  expect(bought.mock.calls).toEqual([[{ name: 'Sipho', colour: 'blue', size: 's', gift: false }]])
})
