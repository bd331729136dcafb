import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LeadForm } from './lead-form'
import { configureCrm, recordPosts, fillWho, user, SALES, RENTAL } from './testing'

const TITLE = { name: 'We have your details' }

const open = (address: string) => window.history.replaceState(null, '', address)
const address = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(configureCrm)
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

test('the confirmation replaces the form, says what happens next, and takes the focus', async () => {
  open('/za/contact-sales/?form_success=true#sent-a1')
  render(<LeadForm {...SALES} />)
  expect(await screen.findByRole('heading', TITLE)).toHaveFocus()
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByText(/within 24 hours, 8am to 5pm on weekdays/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Call 021 000 0100' })).toHaveAttribute('href', 'tel:0210000100')
})

test.each([
  ['the one that the address names', '#sent-b2', 'sales'],
  ['the first if the address names none', '', 'rental'],
])('of several forms the confirmation replaces %s', async (_which, fragment, remaining) => {
  open(`/za/contact-sales/?form_success=true${fragment}`)
  render(
    <>
      <LeadForm {...SALES} />
      <LeadForm {...RENTAL} />
    </>,
  )
  expect(await screen.findAllByRole('heading', TITLE)).toHaveLength(1)
  expect(screen.getByRole('form')).toHaveAttribute('data-form', remaining)
})

test('another request starts with an empty form, and without the parameters of the first in the address', async () => {
  open('/za/contact-sales/?tab=calls&form_success=true&overlay_open=talk#sent-a1')
  render(
    <div role="dialog" data-modal="talk">
      <LeadForm {...SALES} />
    </div>,
  )
  await user.click(await screen.findByRole('button', { name: 'Send another request' }))
  expect(screen.getByLabelText(/^First name/)).toHaveFocus()
  expect(screen.queryByRole('heading', TITLE)).toBeNull()
  expect(address()).toBe('/za/contact-sales/?tab=calls')
})

test('a form that was sent in a dialog is confirmed there, and not in the page', async () => {
  open('/za/contact-sales/?form_success=true&overlay_open=talk#sent-b2')
  render(
    <>
      <LeadForm {...SALES} />
      <div role="dialog" data-modal="talk" aria-label="Talk to us">
        <LeadForm {...RENTAL} />
      </div>
    </>,
  )
  expect(await screen.findByRole('heading', TITLE)).toHaveFocus()
  expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('heading', TITLE))
  expect(screen.getByText(/what it costs and how the machines reach you/)).toBeVisible()
  expect(screen.getByRole('form')).toHaveAttribute('data-form', 'sales')
})

test.each([
  ['in a dialog', 'dialog', '?form_success=true&overlay_open=talk#sent-a1'],
  ['on the page', 'region', '?form_success=true#sent-a1'],
])('a modal’s form %s is confirmed in the same place', async (_where, role, back) => {
  open('/za/contact-sales/')
  const posts = recordPosts()
  render(
    <div role={role} data-modal="talk" aria-label="Talk to us">
      <LeadForm {...SALES} />
    </div>,
  )
  await fillWho('Khumo')
  await user.click(screen.getByRole('button', { name: 'Ask for a call' }))
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  expect(posts[0]?.fields['retURL']).toBe(`${window.location.origin}/za/contact-sales/${back}`)
})

test('the server’s HTML hydrates without an error, and the form is removed once the address says that it was sent', async () => {
  open('/za/contact-sales/?form_success=true#sent-a1')
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<LeadForm {...SALES} />)
  const panel = document.getElementById('sent-a1')
  const report = vi.spyOn(console, 'error')
  const root = await act(async () => hydrateRoot(page, <LeadForm {...SALES} />))
  expect(document.getElementById('sent-a1')).toBe(panel)
  expect(screen.queryByRole('form')).toBeNull()
  expect(screen.getByRole('heading', TITLE)).toHaveFocus()
  expect(report).not.toHaveBeenCalled()
  act(() => root.unmount())
})

test('without a CRM the address is ignored', () => {
  vi.stubEnv('GATSBY_CRM_URL', '')
  open('/za/contact-sales/?form_success=true#sent-a1')
  render(<LeadForm {...SALES} />)
  expect(screen.getByRole('form')).toBeVisible()
  expect(screen.queryByRole('heading')).toBeNull()
})
