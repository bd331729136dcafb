import { act, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CatalogueProvider } from '../../../catalogue'
import { exampleSnapshot } from '../../../catalogue/testing'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import PromoCtaCounterBanner from './promo-cta-counter-banner'

const END = Date.parse('2027-12-31T23:59:00+02:00')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const showAt = (moment: number, blok: typeof examples.full | typeof examples.required = examples.full) => {
  vi.setSystemTime(moment)
  return render(<PromoCtaCounterBanner blok={blok} />)
}

test('the server’s HTML contains the end date in South African time, and the button', () => {
  showOnServer(<PromoCtaCounterBanner blok={examples.full} />)
  const banner = within(screen.getByRole('region', { name: /^Khumo Print for less/ }))
  expect(banner.getByText('31 December 2027 at 23:59')).toBeVisible()
  expect(banner.getByRole('link', { name: 'See Khumo Print' })).toBeVisible()
  expect(banner.queryByRole('timer')).toBeNull()
})

test('once hydrated it counts down, without announcements', () => {
  showAt(END - 90_061_000)
  const timer = screen.getByRole('timer', { name: 'Time left until 31 December 2027 at 23:59' })
  expect(timer).toHaveAttribute('aria-live', 'off')
  expect(timer).toHaveTextContent('01 day01 hour01 minute01 second')
  act(() => vi.advanceTimersByTime(1_000))
  expect(timer).toHaveTextContent('01 day01 hour01 minute00 seconds')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('at zero it shows that the offer is over and removes the button', () => {
  showAt(END - 1_000)
  expect(screen.getByRole('link')).toBeVisible()
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('status')).toHaveTextContent('This one is over. The next offer is never far.')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('timer')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['before the end', END - 1, true],
  ['after it', END + 1, false],
])('the HTML of a page built %s has the button: %s', (_, built, hasButton) => {
  const snapshot = exampleSnapshot([], [], { pricedAt: new Date(built).toISOString() })
  const html = renderToString(
    <CatalogueProvider snapshot={snapshot}>
      <PromoCtaCounterBanner blok={examples.full} />
    </CatalogueProvider>,
  )
  expect(html.includes('See Khumo Print')).toBe(hasButton)
  expect(html.includes('This one is over.')).toBe(!hasButton)
})

test('a date without a time ends with that day’s last second, and the editor’s text replaces the offer', () => {
  showAt(Date.parse('2027-12-31T23:59:59+02:00'), examples.required)
  expect(screen.getByRole('timer')).toHaveTextContent('00 days00 hours00 minutes01 second')
  act(() => vi.advanceTimersByTime(1_000))
  expect(screen.getByRole('status')).toHaveTextContent('This offer is over.')
})

test('without a valid date it is a promotion without a countdown', () => {
  showAt(END, { ...examples.full, timer_target_date: 'soon' })
  expect(screen.getByRole('link', { name: 'See Khumo Print' })).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})
