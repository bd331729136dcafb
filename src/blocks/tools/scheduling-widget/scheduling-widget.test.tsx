import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { examples } from './example'
import SchedulingWidget from './scheduling-widget'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const button = () => screen.getByRole('button', { name: 'Choose a time' })
const frame = () => screen.queryByTitle(examples.full.title)
const status = () => screen.getByRole('status')

test('asks the provider nothing before the button is pressed; the link and the phone are there', () => {
  render(<SchedulingWidget blok={examples.full} />)
  expect(frame()).toBeNull()
  expect(status()).toBeEmptyDOMElement()
  const link = screen.getByRole('link', { name: 'Open the calendar in a new tab' })
  expect(link).toHaveAttribute('href', '/booking/sales-call')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: '021 000 0100' })).toHaveAttribute('href', 'tel:0210000100')
})

test('opens in the page, takes the focus and says so', () => {
  render(<SchedulingWidget blok={examples.full} />)
  fireEvent.click(button())
  expect(frame()).toHaveFocus()
  expect(status()).toHaveTextContent('The calendar is on its way …')
  fireEvent.load(frame() as HTMLElement)
  act(() => void vi.advanceTimersByTime(8000))
  expect(status()).toHaveTextContent('The calendar is here.')
  expect(screen.queryByRole('button')).toBeNull()
})

const newTab = () => screen.queryByRole('link', { name: 'Open it in a new tab' })

test('offers a new tab when it takes long, until it comes', () => {
  render(<SchedulingWidget blok={examples.full} />)
  fireEvent.click(button())
  act(() => void vi.advanceTimersByTime(7999))
  expect(newTab()).toBeNull()
  act(() => void vi.advanceTimersByTime(1))
  expect(status()).toHaveTextContent('The calendar does not open here.')
  expect(newTab()).toHaveAttribute('href', '/booking/sales-call')
  fireEvent.load(frame() as HTMLElement)
  expect(newTab()).toBeNull()
})

test('offers a new tab for good when the page’s policy keeps it out', () => {
  render(<SchedulingWidget blok={examples.full} />)
  fireEvent.click(button())
  const refusal = new Event('securitypolicyviolation')
  act(() => void document.dispatchEvent(Object.assign(refusal, { effectiveDirective: 'frame-src' })))
  fireEvent.load(frame() as HTMLElement)
  expect(newTab()).toBeVisible()
})

test('a calendar that no page may frame opens by its link', () => {
  render(<SchedulingWidget blok={examples.elsewhere} />)
  expect(screen.getByRole('link', { name: 'Choose a day' })).toHaveAttribute(
    'href',
    'https://booking.example.co.za/visits',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test('an address that nobody should be led to leaves the words', () => {
  render(<SchedulingWidget blok={{ ...examples.required, address: 'javascript:alert(1)' }} />)
  expect(screen.getByRole('region', { name: 'Book a call' })).toHaveTextContent(/^Book a call$/)
})
