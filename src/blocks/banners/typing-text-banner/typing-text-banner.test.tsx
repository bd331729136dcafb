import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubInView } from '../../../platform/testing/in-view'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import TypingTextBanner from './typing-text-banner'

let view: ReturnType<typeof stubInView>
const show = (isIntersecting: boolean) => act(() => view.report([{ target: document.body, isIntersecting }]))

beforeEach(() => {
  vi.useFakeTimers()
  view = stubInView()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const preferCalm = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }))

/** The text being typed, which is hidden from screen readers. */
const typed = (container: HTMLElement) =>
  container.querySelector('[aria-hidden] > :not([data-room])')?.textContent

/** Renders after each key, because the next timer starts only then. */
const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 5) act(() => vi.advanceTimersByTime(5))
}

const blok = { ...examples.required, words: 'card\nQR' }

test('the server’s HTML contains the first word, and all words once for screen readers', () => {
  const page = showOnServer(<TypingTextBanner blok={blok} />)
  expect(typed(page)).toBe('card')
  expect(screen.getByRole('heading', { level: 2, name: 'Get paid by card, QR' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

test('types one word after the other while it is in view; its accessible name does not change', () => {
  const { container } = render(<TypingTextBanner blok={blok} />)
  pass(5_000)
  expect(typed(container)).toBe('card')
  show(true)
  pass(1_800)
  expect(typed(container)).toBe('car')
  pass(3 * 35 + 2 * 70)
  expect(typed(container)).toBe('QR')
  expect(screen.getByRole('heading', { name: 'Get paid by card, QR' })).toBeVisible()
  show(false)
  pass(5_000)
  expect(typed(container)).toBe('QR')
})

test('while paused it shows the whole word, until it is played again', () => {
  const { container } = render(<TypingTextBanner blok={blok} />)
  show(true)
  pass(1_840)
  expect(typed(container)).toBe('ca')
  fireEvent.click(screen.getByRole('button', { name: 'Pause the typing' }))
  expect(typed(container)).toBe('card')
  pass(10_000)
  expect(typed(container)).toBe('card')
  fireEvent.click(screen.getByRole('button', { name: 'Play the typing' }))
  pass(1_800)
  expect(typed(container)).toBe('car')
})

test('with reduced motion it shows the first word and does not move', () => {
  preferCalm()
  const { container } = render(<TypingTextBanner blok={blok} />)
  show(true)
  pass(10_000)
  expect(typed(container)).toBe('card')
})

test('a single word is not typed, and there is no pause button', () => {
  const { container } = render(<TypingTextBanner blok={examples.one} />)
  show(true)
  pass(10_000)
  expect(typed(container)).toBe('the next working day')
  expect(screen.queryByRole('button')).toBeNull()
})
