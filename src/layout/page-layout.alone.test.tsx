import { render, screen, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDelayedPage } from '../islands'
import { recordEvents } from '../platform/record-events'
import { useLayoutState } from '../platform/layout-state'
import { dismissNotification, useNotifications } from '../ui'
import { openMenu, useMenu } from './navigation/menu-button'
import { PageLayout, type PageSettings } from './page-layout'

const cart = vi.hoisted(() => ({ count: 0, previewOpen: false, open: vi.fn() }))
vi.mock('../cart', () => ({
  CartPreview: () => null,
  useCartCount: () => cart.count,
  useCartPreviewOpen: () => cart.previewOpen,
  openCartPreview: cart.open,
  closeCartPreview: () => undefined,
}))

const slices = {
  banners: <aside aria-label="Announcement">Winter sale</aside>,
  navigation: <header>Navigation</header>,
  dialogs: null,
  cookies: null,
  footer: <footer>Footer</footer>,
}
const layout = (page: PageSettings = {}, path = '/za/', parts = slices) => (
  <PageLayout page={page} path={path} title="Pricing" slices={parts}>
    <h1>Take the card</h1>
  </PageLayout>
)

beforeEach(() => window.history.replaceState(null, '', '/za/'))
afterEach(() => {
  Object.assign(cart, { count: 0, previewOpen: false })
  act(() => useNotifications.getState().notifications.forEach(({ id }) => dismissNotification(id)))
})

test('the parts of the page are in the order of the specification, after the link to the content', () => {
  const { container } = render(layout())
  const parts = container.querySelectorAll('a, aside, header, main, footer')
  expect([...parts].map(({ tagName }) => tagName)).toEqual(['A', 'ASIDE', 'HEADER', 'MAIN', 'FOOTER'])
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('Take the card')
})

test.each<[PageSettings, string, boolean]>([
  [{}, 'dark', false],
  [{ navigationMode: '' }, 'dark', false],
  [{ navigationMode: 'light', isNavigationTransparent: true }, 'light', true],
  [{ navigationMode: 'dark', isNavigationTransparent: false }, 'dark', false],
])('%o is a %s page, transparent bar: %s', (page, mode, transparent) => {
  const { container } = render(layout(page))
  const ground = container.firstElementChild
  expect(ground).toHaveAttribute('data-navigation-mode', mode)
  expect(ground?.hasAttribute('data-navigation-transparent')).toBe(transparent)
  expect(useLayoutState.getState().navigationMode).toBe(mode)
})

test('a page without a navigation reserves no room for a transparent one', () => {
  const bare = { ...slices, banners: null, navigation: null } as unknown as typeof slices
  const { container } = render(layout({ isNavigationTransparent: true }, '/za/internal/tests/grid/', bare))
  expect(container.firstElementChild).not.toHaveAttribute('data-navigation-transparent')
})

test('a page can hide its footer', () => {
  render(layout({ hide_footer: true }))
  expect(screen.queryByText('Footer')).not.toBeInTheDocument()
})

test('the cart widget is shown on pages that enable it, while the cart is not empty', async () => {
  const { rerender } = render(layout({ showCartWidget: true }))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  cart.count = 2
  rerender(layout({}))
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(layout({ showCartWidget: true }))
  screen.getByRole('button', { name: 'View cart (2)' }).click()
  expect(cart.open).toHaveBeenCalledOnce()
})

test('a page view is reported once, whatever is rendered again', () => {
  const recorded = recordEvents('page/viewed')
  window.history.replaceState(null, '', '/za/pricing/?utm_source=mail')
  const { rerender } = render(layout({}, '/za/pricing/'))
  rerender(layout({ showCartWidget: true }, '/za/pricing/'))
  const url = `${window.location.origin}/za/pricing/?utm_source=mail`
  expect(recorded).toEqual([{ type: 'page/viewed', path: '/za/pricing/', url, title: 'Pricing' }])
})

test('opening the cart closes the menu', () => {
  const { rerender } = render(layout())
  openMenu()
  cart.previewOpen = true
  rerender(layout())
  expect(useMenu.getState().open).toBe(false)
})

test('another page closes the menu and shows its editor’s notifications once', async () => {
  const hello = { _uid: '1', component: 'notification', type: 'info', title: 'New', message: 'Shop' } as const
  const { rerender } = render(layout({}, '/za/about/'))
  openMenu()
  rerender(layout({ toastNotificationContent: [hello] }, '/za/shop/'))
  expect(useMenu.getState().open).toBe(false)
  expect(await screen.findByRole('status')).toBeInTheDocument()
  rerender(layout({ toastNotificationContent: [{ ...hello }] }, '/za/shop/'))
  expect(useNotifications.getState().notifications).toHaveLength(1)
})

test('a late page is announced politely, in an element that existed before, until it is shown', () => {
  const { container } = render(layout())
  const say = (isDelayed: boolean) => act(() => useDelayedPage.setState({ isDelayed }))
  const place = container.querySelector('span[aria-live="polite"]')
  expect(place).toBeEmptyDOMElement()
  say(true)
  expect(screen.getByText('Loading the next page')).toBe(place)
  say(false)
  expect(place).toBeEmptyDOMElement()
})
