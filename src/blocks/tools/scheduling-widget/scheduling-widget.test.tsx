import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../../../platform/record-events'
import { examples } from './example'
import SchedulingWidget from './scheduling-widget'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubEnv('GATSBY_BOOKING_URL', '/booking/')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const button = () => screen.getByRole('button', { name: 'Choose a time' })
const frame = () => screen.queryByTitle<HTMLIFrameElement>(examples.full.title)
const status = () => screen.getByRole('status')
const open = () => {
  render(<SchedulingWidget blok={examples.full} />)
  fireEvent.click(button())
}
/** Sends a message of the calendar to the page. */
const say = (event: string, sender: { source?: Window | null; origin?: string } = {}) => {
  const source = frame()?.contentWindow ?? null
  const { origin } = window.location
  fireEvent(window, new MessageEvent('message', { data: { event }, source, origin, ...sender }))
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('requests nothing from the provider before the button is pressed; the link and the phone number are shown', () => {
  render(<SchedulingWidget blok={examples.full} />)
  expect(frame()).toBeNull()
  expect(status()).toBeEmptyDOMElement()
  const link = screen.getByRole('link', { name: 'Open the calendar in a new tab' })
  expect(link).toHaveAttribute('href', '/booking/sales-call')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: '021 000 0100' })).toHaveAttribute('href', 'tel:0210000100')
})

test('opens in the page, takes the focus and shows its state', () => {
  open()
  expect(frame()).toHaveFocus()
  expect(status()).toHaveTextContent('The calendar is on its way …')
  fireEvent.load(frame() as HTMLElement)
  expect(status()).toBeEmptyDOMElement()
  say('booking.ready')
  pass(10_000)
  expect(status()).toHaveTextContent('The calendar is here.')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Open the calendar in a new tab' })).toBeVisible()
})

const newTab = () => screen.queryByRole('link', { name: 'Open it in a new tab' })

test.each([
  ['nothing loads', () => undefined],
  ['something else loads', () => fireEvent.load(frame() as HTMLElement)],
  [
    'another window reports a calendar',
    () => say('booking.ready', { source: window, origin: window.location.origin }),
  ],
  [
    'a page of another site reports a calendar in the frame',
    () => say('booking.ready', { origin: 'https://evil.example' }),
  ],
])('offers a new tab after ten seconds if %s, until the calendar is ready', (_case, come) => {
  open()
  come()
  pass(9_999)
  expect(newTab()).toBeNull()
  pass(1)
  expect(status()).toHaveTextContent('Does the calendar not open here?')
  expect(newTab()).toHaveAttribute('href', '/booking/sales-call')
  expect(frame()).toBeInTheDocument()
  say('booking.ready')
  expect(newTab()).toBeNull()
})

test('offers a new tab for good when the page’s security policy blocks the calendar', () => {
  open()
  const refusal = new Event('securitypolicyviolation')
  act(() => void document.dispatchEvent(Object.assign(refusal, { effectiveDirective: 'frame-src' })))
  fireEvent.load(frame() as HTMLElement)
  expect(status()).toHaveTextContent('The calendar does not open here.')
  expect(newTab()).toBeVisible()
})

test('a booking is reported once, and only for messages of the calendar', () => {
  const events = recordEvents('form/submitted')
  open()
  say('booking.scheduled', { origin: 'https://evil.example' })
  say('booking.scheduled', { source: window })
  expect(events).toEqual([])
  say('booking.ready')
  say('booking.scheduled')
  say('booking.scheduled')
  say('booking.ready')
  expect(events).toEqual([{ type: 'form/submitted', form: 'booking', answers: {} }])
  expect(status()).toHaveTextContent('Your time is booked.')
})

test('a page is marked as framing calendars only if it does', () => {
  const { container, rerender } = render(<SchedulingWidget blok={examples.full} />)
  expect(container.querySelector('[data-uses~="booking"]')).not.toBeNull()
  rerender(<SchedulingWidget blok={examples.elsewhere} />)
  expect(container.querySelector('[data-uses]')).toBeNull()
})

test('a calendar that pages may not frame opens by its link', () => {
  render(<SchedulingWidget blok={examples.elsewhere} />)
  expect(screen.getByRole('link', { name: 'Choose a day' })).toHaveAttribute(
    'href',
    'https://booking.example.co.za/visits',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test.each(['javascript:alert(1)', '/za/shop/'])(
  '%s, which visitors must not follow, leaves only the text',
  (address) => {
    render(<SchedulingWidget blok={{ ...examples.required, address }} />)
    expect(screen.getByRole('region', { name: 'Book a call' })).toHaveTextContent(/^Book a call$/)
  },
)
