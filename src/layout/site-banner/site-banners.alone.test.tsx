import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { Bloks } from '../../content'
import { useDismissedBanners } from './banners-slice'
import SiteBanners from './site-banners'

const link = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: '',
  url: '',
  cached_url: 'shop/card-machines/khumo-print',
} as const
const winter: Bloks.Banner = {
  _uid: 'winter',
  component: 'banner',
  text: 'R300 off Khumo Print. Delivery free.',
  mobileText: 'R300 off',
  ctaText: 'See the offer',
  ctaLink: link,
}
const plain: Bloks.Banner = { _uid: 'plain', component: 'banner', text: 'Closed on 16 December' }
const settings = (extra: Partial<Bloks.SiteWideBannerSettings>): Bloks.SiteWideBannerSettings => ({
  _uid: '1',
  component: 'site_wide_banner_settings',
  isEnabled: true,
  content: [winter, plain],
  ...extra,
})

afterEach(() => useDismissedBanners.setState({ ids: [] }))

test('each banner shows its words and its call to action', () => {
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

test('the server’s HTML holds the words, and the button that may be pressed before its code is here', () => {
  const html = renderToString(<SiteBanners blok={settings({})} />)
  expect(html).toContain('Closed on 16 December')
  expect(html).toContain('aria-label="Dismiss"')
})

test('a banner is dismissed for as long as the site is open', () => {
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
