import { act, fireEvent, screen } from '@testing-library/react'
import { useState, useSyncExternalStore } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { queueEarlyUse, markPageHydrated, replayEarlyUse } from './early-use'

const bought = vi.fn<(what: object) => void>()

/** Controlled fields of every kind, and a button that needs them. */
const Order = () => {
  const [order, setOrder] = useState({ name: '', colour: 'blue', size: 's', gift: false })
  // Renders the fields again after hydration, as a store does.
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

/** The server’s HTML of a block, and a function that hydrates it. */
const showSleeping = (hydration = 'load', state = '') => {
  document.body.innerHTML = `<div data-block="order" data-hydrate="${hydration}" ${state}>${renderToString(<Order />)}</div>`
  const frame = document.body.firstElementChild as Element
  return async () => {
    await act(async () => void hydrateRoot(frame, <Order />))
    frame.setAttribute('data-hydrated', '')
    await act(() => replayEarlyUse(frame))
    await act(() => replayEarlyUse(frame))
  }
}

/** React has hydrated the block, but its effects have not run yet. */
const showTakenOver = async () => {
  document.body.innerHTML = `<div data-block="order" data-hydrate="load">${renderToString(<Order />)}</div>`
  const frame = document.body.firstElementChild as Element
  await act(async () => void hydrateRoot(frame, <Order />))
  return () => {
    frame.setAttribute('data-hydrated', '')
    return act(() => replayEarlyUse(frame))
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
  queueEarlyUse()
})
afterEach(() => {
  bought.mockReset()
})

test('fields keep what was typed, chosen and ticked before hydration', async () => {
  const wake = showSleeping()
  fill()
  await wake()
  expect(field('Name').value).toBe('Thandi')
  expect(field('Colour').value).toBe('green')
  expect(field('l').checked).toBe(true)
  expect(field('s').checked).toBe(false)
  expect(field('Gift').checked).toBe(true)
})

test('a press counts once, with all values of the fields', async () => {
  const wake = showSleeping()
  fill()
  fireEvent.click(screen.getByText('Buy Now'))
  fireEvent.click(screen.getByText('Buy Now'))
  await wake()
  expect(bought.mock.calls).toEqual([[{ name: 'Thandi', colour: 'green', size: 'l', gift: true }]])
})

test('a value that was changed back counts in its last state', async () => {
  const wake = showSleeping()
  fill()
  fireEvent.click(field('Gift'))
  fireEvent.input(field('Name'), { target: { value: '' } })
  await wake()
  expect(field('Gift').checked).toBe(false)
  expect(field('Name').value).toBe('')
})

test.each([
  ['a hydrated block', 'load', 'data-hydrated'],
  ['a block that is never hydrated', 'static', ''],
])('a press on %s is not repeated', async (_what, hydration, state) => {
  const wake = showSleeping(hydration, state)
  fireEvent.click(screen.getByText('Buy Now'))
  await wake()
  expect(bought).not.toHaveBeenCalled()
})

/** A form in a block that is not yet hydrated, whose component listens for submit. */
const showForm = (attributes: string) => {
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  document.body.innerHTML = `<div data-hydrate="load"><form ${attributes}><input aria-label="Name" required /><button>Join</button></form></div>`
  const frame = document.body.firstElementChild as Element
  return {
    sent,
    wake: async () => {
      frame.addEventListener('submit', sent)
      frame.setAttribute('data-hydrated', '')
      await replayEarlyUse(frame)
    },
  }
}
/** Whether the browser was left to send the form, which jsdom cannot. */
const submitEarly = () => {
  let isLeft = false
  const leave = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('submit', leave, { once: true })
  fireEvent.input(field('Name'), { target: { value: 'Thandi' } })
  fireEvent.click(screen.getByRole('button', { name: 'Join' }))
  document.removeEventListener('submit', leave)
  return isLeft
}

test('the browser sends a form with an address, and it is not sent again', async () => {
  const { sent, wake } = showForm('action="/za/shop/"')
  expect(submitEarly()).toBe(true)
  await wake()
  expect(sent).not.toHaveBeenCalled()
  expect(field('Name').value).toBe('Thandi')
})

test.each([
  ['without one', ''],
  ['whose address is this page', 'action="#" method="post"'],
])('the browser does not send a form %s; it is sent once its block is hydrated', async (_, attributes) => {
  const { sent, wake } = showForm(attributes)
  expect(submitEarly()).toBe(false)
  await wake()
  expect(sent).toHaveBeenCalledOnce()
  const event = sent.mock.calls[0]?.[0] as SubmitEvent | undefined
  expect(event?.submitter).toHaveTextContent('Join')
})

test('a field that was focused before the code was loaded receives a focus event', async () => {
  const onFocus = vi.fn()
  const onBlur = vi.fn()
  document.body.innerHTML =
    '<div data-hydrate="load"><input aria-label="Name" /><input aria-label="City" /></div>'
  const frame = document.body.firstElementChild as Element
  window.earlyUse = [
    { type: 'focusin', target: field('Name') },
    { type: 'input', target: field('Name'), value: 'Thandi' },
    { type: 'focusin', target: field('City') },
  ]
  queueEarlyUse()
  field('City').focus()
  frame.addEventListener('focusin', ({ target }) => onFocus((target as Element).ariaLabel))
  frame.addEventListener('focusout', ({ target }) => onBlur((target as Element).getAttribute('aria-label')))
  frame.setAttribute('data-hydrated', '')
  await replayEarlyUse(frame)
  expect(onFocus).toHaveBeenCalledOnce()
  expect(onBlur.mock.calls).toEqual([['Name']])
})

test('a button that works without scripts is not pressed again', async () => {
  document.body.innerHTML = '<div data-hydrate="load"><button type="reset">Begin again</button></div>'
  const frame = document.body.firstElementChild as Element
  const pressed = vi.fn()
  fireEvent.click(screen.getByRole('button'))
  frame.addEventListener('click', pressed)
  frame.setAttribute('data-hydrated', '')
  await replayEarlyUse(frame)
  expect(pressed).not.toHaveBeenCalled()
})

test('a use at the moment of hydration counts once', async () => {
  const wake = await showTakenOver()
  fill()
  fireEvent.click(screen.getByText('Buy Now'))
  expect(bought).not.toHaveBeenCalled()
  await wake()
  expect(bought.mock.calls).toEqual([[{ name: 'Thandi', colour: 'green', size: 'l', gift: true }]])
})

test('typing during the repetition of early uses is not lost', async () => {
  const wake = await showTakenOver()
  fill()
  fireEvent.input(field('Name'), { target: { value: 'Thandi' } })
  // The next task of the browser.
  const typedOn = new Promise((resolve) => {
    setTimeout(() => resolve(fireEvent.input(field('Name'), { target: { value: 'Thandi M' } })))
  })
  await Promise.all([wake(), typedOn])
  expect(field('Name').value).toBe('Thandi M')
  expect(field('Gift').checked).toBe(true)
})

test('a use before the site’s code is loaded counts too', async () => {
  const wake = showSleeping()
  window.earlyUse = [
    { type: 'input', target: field('Name'), value: 'Sipho' },
    { type: 'click', target: screen.getByText('Buy Now') },
  ]
  queueEarlyUse()
  expect(window.earlyUse).toBeUndefined()
  await wake()
  expect(bought.mock.calls).toEqual([[{ name: 'Sipho', colour: 'blue', size: 's', gift: false }]])
})

// From here on the page itself is hydrated.
test('a use outside all blocks before hydration is repeated afterwards', async () => {
  document.body.innerHTML = `<main>${renderToString(<Order />)}</main>`
  fill()
  fireEvent.click(screen.getByText('Buy Now'))
  await act(async () => void hydrateRoot(document.querySelector('main') as Element, <Order />))
  expect(bought).not.toHaveBeenCalled()
  await act(() => markPageHydrated())
  expect(bought.mock.calls).toEqual([[{ name: 'Thandi', colour: 'green', size: 'l', gift: true }]])
  fireEvent.click(screen.getByText('Buy Now'))
  expect(bought).toHaveBeenCalledTimes(2)
})

test('a press is visible until it takes effect; a button that counts each press gets all of them, any other button one', async () => {
  const Counter = () => {
    const [more, setMore] = useState(0)
    const [bought, setBought] = useState(0)
    return (
      <>
        <button type="button" data-each-press="" onClick={() => setMore((count) => count + 1)}>
          More: {more}
        </button>
        <button type="button" onClick={() => setBought((count) => count + 1)}>
          Buy: {bought}
        </button>
      </>
    )
  }
  document.body.innerHTML = `<div data-hydrate="load">${renderToString(<Counter />)}</div>`
  const frame = document.body.firstElementChild as Element
  const [more, buy] = screen.getAllByRole('button') as [HTMLElement, HTMLElement]
  window.earlyUse = [{ type: 'click', target: more }]
  queueEarlyUse()
  expect(more).toHaveAttribute('data-pressed')
  fireEvent.click(more)
  fireEvent.click(more)
  fireEvent.click(buy)
  fireEvent.click(buy)
  expect(buy).toHaveAttribute('data-pressed')
  await act(async () => void hydrateRoot(frame, <Counter />))
  frame.setAttribute('data-hydrated', '')
  await act(() => replayEarlyUse(frame))
  expect([more.textContent, buy.textContent]).toEqual(['More: 3', 'Buy: 1'])
  for (const button of [more, buy]) expect(button).not.toHaveAttribute('data-pressed')
})
