import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Autoplay } from './autoplay'
import { Carousel } from './carousel'
import { Dots } from './dots'
import { layOutRows } from './testing'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const carousel = (names = ['One', 'Two', 'Three', 'Four', 'Five']) => (
  <Carousel
    label="What others say"
    of="quotes"
    foot={(row) => (
      <>
        <Dots row={row} />
        <Autoplay row={row} of="quotes" seconds={5} />
      </>
    )}
  >
    {names.map((name) => (
      <button key={name}>{name}</button>
    ))}
  </Carousel>
)

const shown = () =>
  screen
    .getAllByRole('button', { name: /^Place/ })
    .find((dot) => dot.hasAttribute('aria-current'))
    ?.getAttribute('aria-label')
const button = (name: string) => screen.getByRole('button', { name })

const show = ({ moving = true } = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  layOutRows(500, { isCalm: !moving })
  render(carousel())
  expect(shown()).toBe('Place 1 of 5')
}
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('the server renders neither dots nor a button, because it does not know the places', () => {
  expect(renderToString(carousel())).not.toMatch(/Place|Stop the quotes/)
})

test('there is a dot for each place; a press on it moves the row there and announces the slides in view', () => {
  show({ moving: false })
  expect(screen.getAllByRole('button', { name: /^Place/ })).toHaveLength(5)
  fireEvent.click(button('Place 3 of 5'))
  expect(shown()).toBe('Place 3 of 5')
  expect(screen.getByRole('status')).toHaveTextContent('3 of 5')
})

test('for more than six places there is a select, and each place is one choice away', async () => {
  layOutRows(500)
  render(carousel(Array.from({ length: 12 }, (_, at) => `Slide ${at}`)))
  const list = await screen.findByRole('combobox', { name: 'Where in the row' })
  expect(list).toHaveDisplayValue('1 of 12')
  expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
  fireEvent.change(list, { target: { value: '8' } })
  expect(list).toHaveDisplayValue('9 of 12')
  expect(screen.getByRole('status')).toHaveTextContent('9 of 12')
})

test('moves by itself, starts again after the end, and announces nothing', () => {
  show()
  wait(4.9)
  expect(shown()).toBe('Place 1 of 5')
  wait(0.2)
  expect(shown()).toBe('Place 2 of 5')
  for (let places = 0; places < 3; places += 1) wait(5)
  expect(shown()).toBe('Place 5 of 5')
  wait(5)
  expect(shown()).toBe('Place 1 of 5')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('its button stops it and starts it again', () => {
  show()
  fireEvent.click(button('Stop the quotes'))
  wait(20)
  expect(shown()).toBe('Place 1 of 5')
  fireEvent.click(button('Let the quotes move'))
  wait(5)
  expect(shown()).toBe('Place 2 of 5')
})

test('it waits while a pointer or the focus is on the row, and while the row is out of view', () => {
  show()
  const region = screen.getByRole('region')
  fireEvent.pointerEnter(region)
  wait(20)
  fireEvent.pointerLeave(region)
  act(() => button('One').focus())
  wait(20)
  act(() => button('One').blur())
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  wait(20)
  expect(shown()).toBe('Place 1 of 5')
  hidden.mockReturnValue(false)
  fireEvent(document, new Event('visibilitychange'))
  wait(5)
  expect(shown()).toBe('Place 2 of 5')
})

test('stops when the visitor presses the row', () => {
  show()
  fireEvent.pointerDown(button('One'))
  wait(20)
  expect(shown()).toBe('Place 1 of 5')
  expect(button('Let the quotes move')).toBeVisible()
})

test('with reduced motion it neither moves nor has a button', () => {
  show({ moving: false })
  wait(20)
  expect(shown()).toBe('Place 1 of 5')
  expect(screen.queryByRole('button', { name: /Stop/ })).toBeNull()
})

test('while everything fits there are neither dots nor a button', async () => {
  layOutRows(1500, { isCalm: false })
  render(carousel())
  await waitFor(() => expect(screen.getByRole('region').querySelector('[data-slides]')).not.toBeNull())
  expect(screen.queryByRole('button', { name: /Place|Stop/ })).toBeNull()
})
