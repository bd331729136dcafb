import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { keepEarlyClicks, replayClick } from './early-clicks'

beforeAll(() => {
  keepEarlyClicks()
})

const renderFrame = (attributes: object) => {
  const pressed = vi.fn()
  const { container } = render(
    <div data-block="product_card" {...attributes}>
      <button type="button">
        <span>Buy Now</span>
      </button>
    </div>,
  )
  const frame = container.firstElementChild as Element
  return { frame, pressed, listen: () => screen.getByRole('button').addEventListener('click', pressed) }
}

test('a press on a sleeping block counts once it is awake, and only once', () => {
  const { frame, pressed, listen } = renderFrame({ 'data-wakes': 'load' })
  fireEvent.click(screen.getByText('Buy Now'))
  listen()
  frame.setAttribute('data-awake', '')
  replayClick(frame)
  replayClick(frame)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test.each([
  ['an awake block', { 'data-wakes': 'load', 'data-awake': '' }],
  ['a block that never wakes', { 'data-wakes': 'static' }],
])('a press on %s is not repeated', (_what, attributes) => {
  const { frame, pressed, listen } = renderFrame(attributes)
  fireEvent.click(screen.getByText('Buy Now'))
  listen()
  replayClick(frame)
  expect(pressed).not.toHaveBeenCalled()
})

test('a press from before the site’s code was here counts as well', () => {
  const { frame, pressed, listen } = renderFrame({ 'data-wakes': 'load' })
  window.earlyClicks = [screen.getByText('Buy Now')]
  keepEarlyClicks()
  expect(window.earlyClicks).toBeUndefined()
  listen()
  replayClick(frame)
  expect(pressed).toHaveBeenCalledTimes(1)
})
