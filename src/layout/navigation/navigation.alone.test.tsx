import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubInView } from '../../platform/testing/in-view'
import { closeMenu, hidesMenuButton } from './menu-button'
import { Navigation } from './navigation'
import { barProps, navigation } from './testing/menu'

vi.mock('../search/search-panel', () => ({ default: () => null }))
vi.mock('../../cart', () => ({ CartButton: () => <button type="button">Cart, empty</button> }))

afterEach(() => {
  vi.unstubAllGlobals()
  act(closeMenu)
})

const showBar = async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(<Navigation blok={navigation} {...barProps} />)
  await screen.findByRole('link', { name: 'Pricing', hidden: true })
}

const main = () => within(screen.getByRole('navigation', { name: 'Main', hidden: true }))
const submenu = (name: string) => main().getByRole('button', { name, hidden: true })
const isOpen = (name: string) => submenu(name).getAttribute('aria-expanded') === 'true'

describe('the bar', () => {
  test('links to the home page, the main pages, the call to action and the cart', async () => {
    await showBar()
    expect(screen.getByRole('link', { name: 'yoco home' })).toHaveAttribute('href', '/za/')
    expect(main().getByRole('link', { name: 'Pricing', hidden: true })).toHaveAttribute(
      'href',
      '/za/pricing/',
    )
    expect(screen.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', '/za/shop/')
    expect(screen.getByRole('button', { name: 'Cart, empty' })).toBeInTheDocument()
  })

  test('has no menu button when a page’s own navigation has only the link home', () => {
    render(<Navigation blok={{ _uid: 'campaign', component: 'navigation' }} {...barProps} />)
    expect(screen.getByRole('link', { name: 'yoco home' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Search' })).not.toBeInTheDocument()
  })

  test('marks that the page has scrolled past it', async () => {
    const view = stubInView()
    await showBar()
    const bar = screen.getByRole('banner')
    const scrollPastSentinel = (isIntersecting: boolean) =>
      act(() => view.report([{ target: bar, isIntersecting }]))
    expect(bar).not.toHaveAttribute('data-stuck')
    scrollPastSentinel(false)
    expect(bar).toHaveAttribute('data-stuck', 'true')
    scrollPastSentinel(true)
    expect(bar).toHaveAttribute('data-stuck', 'false')
  })
})

describe('submenus', () => {
  test('open on hover, switch, and close when the pointer leaves the bar or reaches a plain link', async () => {
    const user = userEvent.setup()
    await showBar()
    await user.hover(submenu('Shop'))
    expect(isOpen('Shop')).toBe(true)
    await user.hover(submenu('Learn'))
    expect([isOpen('Shop'), isOpen('Learn')]).toEqual([false, true])
    await user.hover(main().getByRole('link', { name: 'Pricing', hidden: true }))
    expect(isOpen('Learn')).toBe(false)
    await user.hover(submenu('Shop'))
    fireEvent.pointerLeave(screen.getByRole('banner'))
    expect(isOpen('Shop')).toBe(false)
  })

  test('open by keyboard, close when the focus leaves, and on Escape return the focus to the button', async () => {
    await showBar()
    act(() => submenu('Shop').focus())
    expect(isOpen('Shop')).toBe(true)
    act(() =>
      main()
        .getByRole('link', { name: /^Khumo/, hidden: true })
        .focus(),
    )
    expect(isOpen('Shop')).toBe(true)
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(isOpen('Shop')).toBe(false)
    expect(submenu('Shop')).toHaveFocus()
    act(() => submenu('Learn').focus())
    expect(isOpen('Learn')).toBe(true)
    act(() => main().getByRole('link', { name: 'Pricing', hidden: true }).focus())
    expect(isOpen('Learn')).toBe(false)
  })

  test('stay open when a press on their text moves the focus to an element around the bar', async () => {
    await showBar()
    await userEvent.click(submenu('Learn'))
    expect(isOpen('Learn')).toBe(true)
    fireEvent.focusOut(submenu('Learn'), { relatedTarget: document.body })
    expect(isOpen('Learn')).toBe(true)
    const elsewhere = document.body.appendChild(document.createElement('button'))
    fireEvent.focusOut(submenu('Learn'), { relatedTarget: elsewhere })
    expect(isOpen('Learn')).toBe(false)
    elsewhere.remove()
  })

  test('close when the pointer leaves the bar, and return a focus inside them to the button', async () => {
    await showBar()
    act(() =>
      main()
        .getByRole('link', { name: /^Khumo/, hidden: true })
        .focus(),
    )
    expect(isOpen('Shop')).toBe(true)
    fireEvent.pointerLeave(screen.getByRole('banner'))
    expect(isOpen('Shop')).toBe(false)
    expect(submenu('Shop')).toHaveFocus()
  })

  test('stay open when a finger is lifted', async () => {
    await showBar()
    act(() => submenu('Shop').focus())
    // jsdom's pointer events have no type.
    fireEvent(screen.getByRole('banner'), Object.assign(new Event('pointerleave'), { pointerType: 'touch' }))
    expect(isOpen('Shop')).toBe(true)
  })

  test('show their title', async () => {
    await showBar()
    const panel = document.getElementById(submenu('Learn').getAttribute('aria-controls') ?? '')
    expect(panel).toHaveTextContent(/^Before you buy.*Guides/)
  })

  test('show what a product costs, with VAT', async () => {
    await showBar()
    expect(main().getByRole('link', { name: 'Khumo R1,199 incl. VAT', hidden: true })).toHaveAttribute(
      'href',
      '/za/shop/card-machines/khumo/',
    )
  })

  test('toggle on a click', async () => {
    const user = userEvent.setup()
    await showBar()
    await user.click(submenu('Shop'))
    expect(isOpen('Shop')).toBe(true)
    await user.click(submenu('Shop'))
    expect(isOpen('Shop')).toBe(false)
  })
})

describe('the mobile menu', () => {
  const openIt = async () => {
    const user = userEvent.setup()
    await showBar()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }))
    return { user, dialog }
  }

  test('goes from the main list to a submenu to its content, and back, and the focus follows', async () => {
    const { user, dialog } = await openIt()
    await user.click(dialog.getByRole('button', { name: 'Learn' }))
    expect(dialog.getByRole('button', { name: 'Back to Menu' })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Guides' }))
    expect(dialog.getByRole('link', { name: 'Choosing' })).toHaveAttribute('href', '/za/blog/choosing/')
    await user.click(dialog.getByRole('button', { name: 'Back to Learn' }))
    expect(dialog.getByRole('button', { name: 'Buying' })).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Back to Menu' }))
    expect(dialog.getByRole('link', { name: 'Pricing' })).toBeInTheDocument()
  })

  test('leads to a chat', async () => {
    const { dialog } = await openIt()
    expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/27210000100',
    )
  })

  test('closes by its button, and opens at the main list again', async () => {
    const { user, dialog } = await openIt()
    await user.click(dialog.getByRole('button', { name: 'Shop' }))
    act(closeMenu)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument())
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(await screen.findByRole('button', { name: 'Learn' })).toBeInTheDocument()
  })

  test('closes at once for a link to the current page', async () => {
    const { user, dialog } = await openIt()
    window.history.replaceState(null, '', '/za/pricing/')
    const pricing = dialog.getByRole('link', { name: 'Pricing' })
    pricing.addEventListener('click', (event) => event.preventDefault())
    await user.click(pricing)
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument())
  })
})

test.each([
  ['/za/point-of-sale/yoco-counter-b/', '?utm_medium=paidsearch', true],
  ['/za/point-of-sale/yoco-counter-b', '?a=1&utm_medium=paidsocial', true],
  ['/za/point-of-sale/yoco-counter-b/', '?utm_medium=display', true],
  ['/za/point-of-sale/yoco-counter-b/', '?utm_medium=email', false],
  ['/za/point-of-sale/yoco-counter-b/', '', false],
  ['/za/point-of-sale/yoco-counter/', '?utm_medium=display', false],
])('%s%s hides the menu button: %s', (path, query, expected) => {
  expect(hidesMenuButton(path, query)).toBe(expected)
})
