import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLayoutState } from '../../../platform/layout-state'
import { showOnServer } from '../../../ui/testing/show-on-server'
import { examples } from './example'
import NavigationBanner from './navigation-banner'

/** The page's scroll position in CSS pixels; each section is 1000 px high and the first begins at 1000. */
let scrolled = 0
const NAMES = ['fees', 'payouts', 'delivery', 'load-shedding', 'reviews', 'questions']

const scrollTo = (top: number) => {
  scrolled = top
  fireEvent.scroll(window)
}
const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))

beforeEach(() => {
  scrolled = 0
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = NAMES.indexOf(this.id)
    return at < 0 ? new DOMRect(0, 72, 300, 64) : new DOMRect(0, 1000 * (at + 1) - scrolled, 300, 1000)
  })
  document.body.insertAdjacentHTML(
    'beforeend',
    NAMES.map((name) => `<section data-testid="section" id="${name}"></section>`).join(''),
  )
})
afterEach(() => {
  document.querySelectorAll('[data-testid="section"]').forEach((section) => section.remove())
  vi.restoreAllMocks()
})

test('is a named list of plain links to the sections, with one button', () => {
  showOnServer(<NavigationBanner blok={examples.full} />)
  expect(screen.getByRole('navigation', { name: 'On this page' })).toBeVisible()
  expect(screen.getAllByRole('listitem')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Load-shedding' })).toHaveAttribute('href', '#load-shedding')
  expect(screen.getByRole('link', { name: 'Shop machines' })).toBeVisible()
  expect(current()).toEqual([])
})

test('marks the section that is being read, and none while the page is above the first section', async () => {
  render(<NavigationBanner blok={examples.full} />)
  scrollTo(2950)
  await waitFor(() => expect(current()).toEqual([screen.getByRole('link', { name: 'Delivery' })]))
  expect(current()[0]).toHaveAttribute('aria-current', 'location')
  scrollTo(0)
  await waitFor(() => expect(current()).toEqual([]))
})

test('finds a section whose anchor an editor wrote with its #', async () => {
  const [first, ...others] = examples.full.links
  const links = [{ ...first, section: ' #fees' }, ...others] as typeof examples.full.links
  render(<NavigationBanner blok={{ ...examples.full, links }} />)
  expect(screen.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '#fees')
  scrollTo(1000)
  await waitFor(() => expect(current()).toEqual([screen.getByRole('link', { name: 'Fees' })]))
})

test('while the banner is mounted, the page is marked and has its height as a custom property', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
  const { unmount } = render(<NavigationBanner blok={examples.required} />)
  expect(useLayoutState.getState().hasAnchorNavigation).toBe(true)
  const { style } = document.documentElement
  expect(style.scrollPaddingTop).not.toBe('')
  expect(style.getPropertyValue('--page-bar-height')).toBe('64px')
  act(unmount)
  expect(useLayoutState.getState().hasAnchorNavigation).toBe(false)
  expect(style.scrollPaddingTop).toBe('')
  expect(style.getPropertyValue('--page-bar-height')).toBe('')
})
