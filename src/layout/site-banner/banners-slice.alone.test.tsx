import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bloks } from '../../content'
import { useLayoutState } from '../../platform/layout-state'
import { BannersSlice, useDismissedBanners } from './banners-slice'
import { link } from '../navigation/testing/menu'
import SiteBanners from './site-banners'
import { timeStyles } from './banner-times'
import { markViewMinute } from './view-minute'

const NOW = Date.parse('2026-11-27T12:00:00Z')

const plain: Bloks.Banner = { _uid: 'plain', component: 'banner', text: 'Closed on 16 December' }
const waiting: Bloks.Banner = {
  _uid: 'waiting',
  component: 'banner',
  text: 'Summer sale',
  startDate: '2026-11-27 13:00',
}
const settings = (extra: Partial<Bloks.SiteWideBannerSettings>): Bloks.SiteWideBannerSettings => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  isEnabled: true,
  content: [winter, plain],
  ...extra,
})
const slice = (content: Bloks.Banner[]) => (
  <BannersSlice blok={settings({ content })} styles={timeStyles(content)} Island={SiteBanners} />
)
const hasSiteBanner = () => useLayoutState.getState().hasSiteBanner

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  markViewMinute()
})
afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/za/')
  useDismissedBanners.setState({ ids: [] })
  delete document.documentElement.dataset.minute
})

test('the layout has a banner until the last one is dismissed, and none on later pages', async () => {
  const { unmount } = render(slice([plain, { ...plain, _uid: 'other' }]))
  const dismissOne = () =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
  await expect.poll(hasSiteBanner).toBe(true)
  dismissOne()
  await expect.poll(hasSiteBanner).toBe(true)
  dismissOne()
  await expect.poll(hasSiteBanner).toBe(false)
  unmount()
  render(slice([plain, { ...plain, _uid: 'other' }]))
  await expect.poll(hasSiteBanner).toBe(false)
})

test('a page without the slice has no banner', async () => {
  const { unmount } = render(slice([plain]))
  await expect.poll(hasSiteBanner).toBe(true)
  unmount()
  await expect.poll(hasSiteBanner).toBe(false)
})

test.each([
  ['a banner before its time', [waiting], '/za/', false],
  ['a banner before its time and one in its time', [waiting, plain], '/za/', true],
  ['an address that asks for a bare page', [plain], '/za/?settings/site-wide-banner=1', false],
])('%s', async (_what, content, address, expected) => {
  window.history.replaceState(null, '', address)
  render(slice(content))
  await expect.poll(hasSiteBanner).toBe(expected)
})

test('a banner that begins while the page is open appears with the next page view', () => {
  const { unmount } = render(slice([waiting]))
  vi.setSystemTime(NOW + 3_600_000)
  expect(screen.queryByText('Summer sale')).toBeNull()
  unmount()
  markViewMinute()
  render(slice([waiting]))
  expect(screen.getByText('Summer sale')).toBeVisible()
})

test('React hydrates the server’s HTML, and banners outside their time are hidden', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(slice([waiting, plain]))
  document.body.replaceChildren(container)
  expect(screen.getByText('Summer sale')).toBeInTheDocument()
  const onRecoverableError = vi.fn()
  render(slice([waiting, plain]), { container, hydrate: true, onRecoverableError })
  expect(screen.queryByText('Summer sale')).toBeNull()
  expect(screen.getByText('Closed on 16 December')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
})

const winter: Bloks.Banner = {
  _uid: 'winter',
  component: 'banner',
  text: 'R300 off Khumo Print. Delivery free.',
  mobileText: 'R300 off',
  ctaText: 'See the offer',
  ctaLink: link('shop/card-machines/khumo-print'),
}
test('each banner shows its text and its call to action', () => {
  render(<SiteBanners blok={settings({})} />)
  expect(screen.getByText('R300 off Khumo Print. Delivery free.')).toBeInTheDocument()
  expect(screen.getByText('R300 off')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the offer' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo-print/',
  )
  expect(screen.getByText('Closed on 16 December')).toBeInTheDocument()
})

test.each([
  ['Free delivery', 'Free delivery'],
  ['', null],
])('an icon with the text %o is read out as %o', (alt, name) => {
  const icon = { filename: 'https://a.storyblok.com/f/1/48x48/0a1b2c/van.png', alt } as Bloks.Banner['icon']
  render(<SiteBanners blok={settings({ content: [{ ...plain, icon }] })} />)
  const picture = screen.queryByRole('img')
  expect(picture?.getAttribute('alt') ?? null).toBe(name)
})

test('the server’s HTML has the text and the button, which may be pressed before its code is loaded', () => {
  const html = renderToString(<SiteBanners blok={settings({})} />)
  expect(html).toContain('Closed on 16 December')
  expect(html).toContain('aria-label="Dismiss"')
})

test('a dismissed banner stays hidden until the site is loaded again', () => {
  const { unmount } = render(<SiteBanners blok={settings({})} />)
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement)
  expect(screen.queryByText('R300 off')).not.toBeInTheDocument()
  expect(screen.getByText('Closed on 16 December')).toBeInTheDocument()
  unmount()
  render(<SiteBanners blok={settings({})} />)
  expect(screen.queryByText('R300 off')).not.toBeInTheDocument()
})

test.each([{ isEnabled: false }, { content: [] }, { content: undefined }])('%o shows nothing', (extra) => {
  const { container } = render(<SiteBanners blok={settings(extra)} />)
  expect(container).toBeEmptyDOMElement()
})
