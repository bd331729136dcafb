import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeCartPreview, openCartPreview } from '../../cart'
import { closeDialog, forgetDialog, openDialog, openDialogByLink, useOpenDialog } from '../../ui/dialog'
import { useMenu } from '../navigation/menu-button'
import { DialogEffects } from './dialog-effects'
import { SITE_DIALOGS } from './site-dialog-ids'
import { SiteDialogMarks } from '../slices/site-dialogs'

const at = (address: string) => window.history.replaceState(null, '', address)
const open = () => useOpenDialog.getState().target?.id ?? null

/** Loads the code before the tests, so that none waits for it on a busy machine. */
beforeAll(async () => {
  await import('./site-dialogs')
})
beforeEach(() => at('/za/'))
afterEach(() => {
  vi.useRealTimers()
  act(forgetDialog)
  useMenu.setState({ open: false })
})

const page = (content: string, path = '/za/') => {
  const { container, rerender } = render(
    <div data-page="pricing" dangerouslySetInnerHTML={{ __html: content }} />,
  )
  const effects = render(<DialogEffects path={path} />)
  return { container, rerender, goTo: (next: string) => effects.rerender(<DialogEffects path={next} />) }
}

const MARK = '<span id="fees" data-dialog-here></span>'
const OPENS_ITSELF = '<span id="offer" data-dialog-here data-opens-itself></span>'

describe('when a page opens a dialog', () => {
  beforeEach(() => vi.useFakeTimers())
  const afterMs = (ms: number) => act(() => vi.advanceTimersByTime(ms))

  test('named by its fragment: at once', () => {
    at('/za/#fees')
    page(MARK)
    expect(open()).toBe('fees')
  })

  test.each([
    ['named by its query', '/za/?overlay_open=fees', MARK, 'fees'],
    ['that opens by itself', '/za/', OPENS_ITSELF, 'offer'],
  ])('%s: after a second', (_, address, content, id) => {
    at(address)
    page(content)
    afterMs(999)
    expect(open()).toBeNull()
    afterMs(1)
    expect(open()).toBe(id)
  })

  test('that opens by itself: once in a visit, one after another', () => {
    page(OPENS_ITSELF + OPENS_ITSELF.replace('offer', 'second'))
    afterMs(1000)
    act(closeDialog)
    act(forgetDialog)
    const { goTo } = page('', '/za/shop/')
    afterMs(1000)
    expect(open()).toBe('second')
    goTo('/za/rent/')
    afterMs(1000)
    expect(open()).toBeNull()
  })

  test.each([
    ['over a drawer', '<div data-overlay="Cart"></div>'],
    ['while somebody types', '<input autofocus>'],
  ])('never %s', (_, other) => {
    const { container } = page(OPENS_ITSELF + other)
    container.querySelector('input')?.focus()
    afterMs(1000)
    expect(open()).toBeNull()
  })

  test('never on pages where editors look at blocks', () => {
    page(`<div data-page="editor">${OPENS_ITSELF}</div>`)
    afterMs(1000)
    expect(open()).toBeNull()
  })

  test('not after the visitor has left the page', () => {
    const { goTo } = page(OPENS_ITSELF)
    goTo('/za/shop/')
    afterMs(999)
    expect(open()).toBeNull()
  })
})

test('a change of page closes the dialog, and the dialog closes the menu', () => {
  const { goTo } = page(MARK)
  useMenu.setState({ open: true })
  act(() => openDialogByLink({ id: 'fees', parameter: '' }))
  expect(open()).toBe('fees')
  expect(useMenu.getState().open).toBe(false)
  at('/za/shop/')
  goTo('/za/shop/')
  expect(open()).toBeNull()
})

test('opening the cart closes the dialog', () => {
  page(MARK)
  act(() => openDialog({ id: 'fees', parameter: '' }))
  act(openCartPreview)
  expect(open()).toBeNull()
  act(closeCartPreview)
})

const showSite = async (id: string, parameter = '') => {
  render(<SiteDialogMarks hasGetStarted phone="021 000 0100" />)
  render(<DialogEffects path="/za/" />)
  act(() => openDialogByLink({ id, parameter }))
  return within(await screen.findByRole('dialog'))
}

describe('get started', () => {
  const views = () =>
    screen.getByRole('dialog').getAttribute('aria-labelledby') && screen.getByRole('heading').textContent

  test('shows its options; registering a machine is a second view with a button back, and the focus follows', async () => {
    const dialog = await showSite(SITE_DIALOGS.getStarted)
    expect(screen.getByRole('dialog', { name: 'Get started' })).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: /^Open an account/ })).toHaveAttribute('href', '/za/signup/')
    await userEvent.click(dialog.getByRole('button', { name: /^Register a card machine/ }))
    expect(views()).toBe('Register a card machine')
    expect(dialog.getByRole('link', { name: /^I have my machine/ })).toHaveFocus()
    expect(dialog.getByRole('link', { name: /^I have my machine/ })).toHaveAttribute(
      'href',
      '/za/signup/?userJourney=register_reader&preSelectedService=reader_registration',
    )
    expect(dialog.getByRole('link', { name: /^It is still on its way/ })).toHaveAttribute(
      'href',
      '/za/signup/?userJourney=register_reader&preSelectedService=waiting_for_delivery',
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }))
    expect(views()).toBe('Get started')
    expect(dialog.getByRole('link', { name: /^Open an account/ })).toHaveFocus()
  })

  test('a link in it closes it', async () => {
    const dialog = await showSite(SITE_DIALOGS.getStarted)
    const link = dialog.getByRole('link', { name: /^Buy a card machine/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await expect.poll(open).toBeNull()
  })

  test('does not exist without its flag', () => {
    const { container } = render(<SiteDialogMarks hasGetStarted={false} />)
    expect(container.querySelector(`#${SITE_DIALOGS.getStarted}`)).toBeNull()
    expect(container.querySelector(`#${SITE_DIALOGS.sales}`)).not.toBeNull()
  })
})

describe('talk to sales', () => {
  test('has the lead form; the parameter of the link names the product', async () => {
    await showSite(SITE_DIALOGS.sales, 'Khumo')
    const dialog = screen.getByRole('dialog', { name: 'Talk to us about Khumo' })
    expect(within(dialog).getByRole('form')).toHaveAttribute('data-form', 'sales')
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
  })

  test('a press beside it closes it', async () => {
    await showSite(SITE_DIALOGS.sales)
    expect(screen.getByRole('dialog', { name: 'Talk to sales' })).toBeInTheDocument()
    const beside = screen.getByRole('dialog').parentElement as HTMLElement
    await userEvent.click(beside)
    await expect.poll(open).toBeNull()
  })

  test('says that the lead arrived after the CRM has redirected back', async () => {
    at(`/za/?form_success=true&overlay_open=${SITE_DIALOGS.sales}`)
    render(<SiteDialogMarks hasGetStarted={false} phone="021 000 0100" />)
    render(<DialogEffects path="/za/" />)
    const dialog = within(await screen.findByRole('dialog', { name: 'We have your details' }))
    expect(dialog.getByText(/within 24 hours, 8am to 5pm on weekdays: (today|on \w+day)/)).toBeInTheDocument()
    expect(dialog.queryByRole('form')).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: 'Carry on' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(window.location.search).not.toContain('overlay_open')
  })
})
