import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bloks } from '../../content'
import { link } from '../navigation/testing/menu'
import CountingBanners from './counting-banners'
import { useDismissedBanners } from './banners-slice'
import { markViewMinute } from './view-minute'

const END = Date.parse('2026-11-30T23:59:00+02:00')

const sale: Bloks.CountdownBanner = {
  _uid: 'sale',
  component: 'countdown_banner',
  text: 'R300 off Khumo Print',
  timerLabel: 'Still',
  timerTargetDate: '2026-11-30 21:59',
  timerTextColor: 'yellow',
  ctaText: 'See the offer',
  ctaLink: link('shop/card-machines/khumo-print'),
  ctaColor: 'yellow',
  ctaTextColor: 'charcoal',
}
const plain: Bloks.Banner = { _uid: 'plain', component: 'banner', text: 'Closed on 16 December' }
const settings = (...content: (Bloks.Banner | Bloks.CountdownBanner)[]): Bloks.SiteWideBannerSettings => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  isEnabled: true,
  content,
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  useDismissedBanners.setState({ ids: [] })
  delete document.documentElement.dataset.minute
})

const viewAt = (moment: number, ...content: Parameters<typeof settings>) => {
  vi.setSystemTime(moment)
  markViewMinute()
  return render(<CountingBanners blok={settings(...content)} />)
}

test('the server’s HTML says when it ends, in South African time, and reserves the room of the figures', () => {
  const html = renderToString(<CountingBanners blok={settings(sale)} />)
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: html }} />)
  expect(screen.getByText('30 November 2026 at 23:59')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo-print/',
  )
  expect(screen.queryByRole('timer')).toBeNull()
  expect(container.querySelector('[data-hidden] [role="timer"]')).toHaveTextContent('00 d00 h00 min00 s')
})

test('the countdown changes every second without being announced; its accessible name says when it ends', () => {
  viewAt(END - 90_061_000, sale)
  const timer = screen.getByRole('timer', { name: 'Time left until 30 November 2026 at 23:59' })
  expect(timer).toHaveAttribute('aria-live', 'off')
  expect(timer).toHaveTextContent('01 d01 h01 min01 s')
  act(() => vi.advanceTimersByTime(1_000))
  expect(timer).toHaveTextContent('01 d01 h01 min00 s')
  act(() => vi.advanceTimersByTime(1_000))
  expect(timer).toHaveTextContent('01 d01 h00 min59 s')
  expect(screen.getByText('Still')).toBeVisible()
})

test('at zero the countdown stops and stays; the next page view does not have it', () => {
  const { unmount } = viewAt(END - 1_000, sale, plain)
  act(() => vi.advanceTimersByTime(1_000))
  act(() => vi.advanceTimersByTime(60_000))
  expect(screen.getByRole('timer')).toHaveTextContent('00 d00 h00 min00 s')
  expect(screen.getByText('R300 off Khumo Print')).toBeVisible()
  expect(vi.getTimerCount()).toBe(0)
  unmount()
  viewAt(Date.now(), sale, plain)
  expect(screen.queryByText('R300 off Khumo Print')).toBeNull()
  expect(screen.getByText('Closed on 16 December')).toBeVisible()
})

test.each([
  ['an invalid date', { ...sale, timerTargetDate: 'soon' }],
  ['no countdown', plain],
])('with %s the banner has no countdown', (_what, banner) => {
  viewAt(END, banner)
  expect(screen.getByText(banner.text)).toBeVisible()
  expect(screen.queryByRole('timer')).toBeNull()
})

test('a banner with a countdown is dismissed like any other, and its clock stops', () => {
  viewAt(END - 60_000, sale)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('timer')).toBeNull()
  expect(vi.getTimerCount()).toBe(0)
})
