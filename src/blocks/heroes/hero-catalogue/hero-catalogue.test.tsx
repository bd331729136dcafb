import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { PagePathProvider, type Bloks } from '../../../content'
import { examples } from './example'
import HeroCatalogue, { mapTabs } from './hero-catalogue'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
})

const tabs = () => within(screen.getByRole('navigation', { name: 'Shop' }))

/** The block on the page with this path, which the server knows, opened at this address. */
const at = (path: string, blok: Bloks.HeroCatalogue = examples.full) => (
  <PagePathProvider value={path}>
    <HeroCatalogue blok={blok} />
  </PagePathProvider>
)

test('is the head of a listing: breadcrumb, title and introduction', () => {
  render(<HeroCatalogue blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Card machines' })).toBeVisible()
  expect(screen.getByText(/Buy it once/)).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home', 'Shop'])
  expect(trail.getByText('Card machines')).toHaveAttribute('aria-current', 'page')
})

test('the tabs are links that keep ?tab= in the URL; the page’s own tab is marked', () => {
  window.history.replaceState(null, '', '/za/shop/accessories/?tab=Overview')
  render(at('/za/shop/accessories/'))
  expect(tabs().getByRole('link', { current: 'page' })).toHaveAccessibleName('Accessories')
  expect(tabs().getByRole('link', { name: 'Card machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/?tab=Overview',
  )
})

test('the server’s HTML already marks the page’s own tab', () => {
  document.body.innerHTML = renderToString(at('/za/shop/point-of-sale/'))
  expect(tabs().getByRole('link', { current: 'page' })).toHaveAccessibleName('Point of sale')
})

test('its picture is decoration, without alternative text', () => {
  const { container } = render(at('/za/shop/card-machines/'))
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})

test('the breadcrumb of the shop itself is directly below home', () => {
  render(at('/za/shop/', examples.dark))
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Home'])
  expect(trail.getByText('Shop')).toHaveAttribute('aria-current', 'page')
})

const LISTING = examples.full.tabs
const twoTabs = [
  { ...LISTING[1], label: 'Overview', tab: 'Overview' },
  { ...LISTING[1], label: 'Compare', tab: 'Compare' },
] as typeof LISTING

test.each([
  ['the page without a parameter', '/za/shop/card-machines/', ['Overview']],
  ['one of two tabs of one page', '/za/shop/card-machines/?tab=Compare', ['Compare']],
  ['an unknown tab', '/za/shop/card-machines/?tab=Fees', ['Overview']],
  ['other parameters', '/za/shop/card-machines/?utm_source=mail&tab=Compare', ['Compare']],
  ['another page', '/za/shop/services/', []],
])('the current tab with %s', (_case, address, labels) => {
  const current = mapTabs(twoTabs, address).filter(({ isCurrent }) => isCurrent)
  expect(current.map(({ label }) => label)).toEqual(labels)
})
