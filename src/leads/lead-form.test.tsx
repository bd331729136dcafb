import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordEvents } from '../platform/record-events'
import { LeadForm } from './lead-form'
import { ANSWERS, box, field, fillWho, user, SALES, RENTAL } from './testing'

const form = () => screen.getByRole('form')
const press = () => user.click(screen.getByRole('button'))

/** The bodies of the requests to the shop. */
let sent: unknown[] = []
/** The error of requests to the shop, if any. */
let failure: Response | Error | undefined

beforeEach(() => {
  sent = []
  failure = undefined
  window.history.replaceState(null, '', '/za/contact-sales/')
  vi.stubGlobal('fetch', async (request: Request) => {
    if (failure instanceof Error) throw failure
    if (failure) return failure
    expect(new URL(request.url).pathname).toBe('/shop/api/v1/leads/')
    sent.push(await request.json())
    return Response.json({ form: 'sales' }, { status: 201 })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('required fields have an asterisk, and show their error once they were left', async () => {
  render(<LeadForm {...SALES} />)
  for (const label of [
    'First name',
    'Last name',
    'Email address',
    'Phone number',
    'Estimated monthly turnover',
  ])
    expect(screen.getByText(label, { selector: 'label > span' }).parentElement).toHaveTextContent(
      `${label} *`,
    )
  expect(screen.queryByText('First name required')).toBeNull()
  await user.click(field(/^First name/))
  await user.tab()
  expect(field(/^First name/)).toHaveAccessibleDescription('First name required')
  expect(field(/^Last name/)).not.toHaveAccessibleDescription()
  await user.type(field(/^First name/), 'T')
  expect(field(/^First name/)).not.toHaveAccessibleDescription()
})

test('a product or "Not sure yet" must be ticked', async () => {
  render(<LeadForm {...SALES} />)
  const group = screen.getByRole('group', { name: /^What would you like/ })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(9)
  expect(group).toHaveAccessibleDescription(/^Select at least 1 option below/)
  await user.click(box('Gateway'))
  await user.click(box('Gateway'))
  await user.tab()
  expect(group).toHaveAccessibleDescription(/Check at least one checkbox$/)
  await user.click(box('Not sure yet'))
  expect(group).not.toHaveAccessibleDescription(/Check at least/)
})

test('missing values are listed in the order of the form, and the summary takes the focus', async () => {
  render(<LeadForm {...SALES} />)
  await press()
  const summary = await screen.findByRole('group', { name: 'Please check 7 fields' })
  await vi.waitFor(() => expect(summary).toHaveFocus())
  const messages = within(summary).getAllByRole('link')
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    'First name required',
    'Last name required',
    'Email address required',
    'Phone number required',
    'Estimated turnover is required',
    'Option is required',
    'Check at least one checkbox',
  ])
  await user.click(messages[6] as HTMLElement)
  expect(box('Khumo')).toHaveFocus()
})

test('without a CRM the shop stores a lead, and the form says so and is empty the next time', async () => {
  const recorded = recordEvents('form/submitted')
  const { unmount } = render(<LeadForm {...SALES} />)
  await fillWho('Point of sale')
  await press()
  const title = await screen.findByRole('heading', { name: 'We have your details' })
  await vi.waitFor(() => expect(title).toHaveFocus())
  expect(sent).toEqual([
    {
      form: 'sales',
      ...ANSWERS,
      products: ['Point of sale'],
      unsure: false,
      consent_version: '2026-11-26',
    },
  ])
  expect(recorded).toMatchObject([{ type: 'form/submitted', form: 'sales' }])
  await user.click(screen.getByRole('button', { name: 'Send another request' }))
  expect(field(/^Last name/)).toHaveValue('')
  unmount()
})

test('when the shop cannot be reached the values stay, and the visitor can send them by mail, call or try again', async () => {
  failure = new TypeError('Failed to fetch')
  const mark = document.body.appendChild(document.createElement('p'))
  mark.dataset.salesEmail = 'sales@shop.example'
  render(<LeadForm {...SALES} />)
  await fillWho('Point of sale')
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not reach the shop. Check your connection and try again. What you typed is kept.',
  )
  const mail = screen.getByRole('link', { name: 'Open the email' }).getAttribute('href') ?? ''
  expect(mail).toMatch(/^mailto:sales@shop\.example\?/)
  expect(decodeURIComponent(mail)).toContain('Phone number: 27821234567')
  expect(screen.getByRole('link', { name: 'Call 021 000 0100' })).toHaveAttribute('href', 'tel:0210000100')
  expect(field(/^First name/)).toHaveValue('Thandi')
  mark.remove()
  await user.click(box('Link'))
  expect(screen.queryByRole('link', { name: 'Open the email' })).toBeNull()
  failure = undefined
  await press()
  await screen.findByRole('heading', { name: 'We have your details' })
  expect(sent).toMatchObject([{ products: ['Point of sale', 'Link'] }])
})

test('an objection of the shop is shown beside its field, and no mail is offered', async () => {
  const fields = { email: 'Email must be a valid email' }
  const error = { code: 'invalid_request', message: 'Email must be a valid email.', fields }
  failure = Response.json({ error }, { status: 422 })
  render(<LeadForm {...SALES} />)
  await fillWho('Khumo')
  await press()
  await vi.waitFor(() => expect(field(/^Email/)).toHaveAccessibleDescription(fields.email))
  expect(screen.queryByRole('heading', { name: /^Or / })).toBeNull()
})

test('without a CRM the form has no address and no captcha', () => {
  render(<LeadForm {...SALES} product="Khumo" />)
  expect(form()).toHaveAttribute('data-form', 'sales')
  expect(form()).toHaveAttribute('action', '#')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('group')).toBeNull()
  expect(screen.getByText(/^By sending this you agree/)).toBeVisible()
})

test('typed values survive a reload, for both forms; a preset product does not change the stored ones', async () => {
  const { unmount } = render(<LeadForm {...SALES} />)
  await fillWho('Gateway', 'Khumo')
  unmount()
  const given = render(<LeadForm {...SALES} product="Link" />)
  expect(field(/^Last name/)).toHaveValue('Nkosi')
  given.unmount()
  const rental = render(<LeadForm {...RENTAL} />)
  expect(field(/^Email/)).toHaveValue('thandi@example.co.za')
  expect(box('Khumo')).toBeChecked()
  rental.unmount()
  render(<LeadForm {...SALES} />)
  expect(box('Khumo')).toBeChecked()
  expect(box('Link')).not.toBeChecked()
})

test('values that were typed before the code loaded win over the draft', async () => {
  const earlier = render(<LeadForm {...SALES} />)
  await user.type(field(/^First name/), 'Thandi')
  await user.type(field(/^Last name/), 'Nkosi')
  earlier.unmount()
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = renderToString(<LeadForm {...SALES} />)
  fireEvent.change(field(/^First name/), { target: { value: 'Sipho' } })
  box('Invoices').click()
  const root = await act(async () => hydrateRoot(page, <LeadForm {...SALES} />))
  expect(field(/^First name/)).toHaveValue('Sipho')
  expect(field(/^Last name/)).toHaveValue('Nkosi')
  expect(box('Invoices')).toBeChecked()
  act(() => root.unmount())
  page.remove()
})

test('a rental for an event asks for two dates, a rental by the month for the months', async () => {
  render(<LeadForm {...RENTAL} />)
  expect(form()).toHaveAttribute('data-form', 'rental')
  expect(screen.getByRole('radio', { name: /^For an event/ })).toBeChecked()
  expect(field(/^Until when/)).toHaveAttribute('min', field(/^From when/).getAttribute('min'))
  fireEvent.change(field(/^From when/), { target: { value: '2031-03-01' } })
  expect(field(/^Until when/)).toHaveAttribute('min', '2031-03-01')
  await user.click(screen.getByRole('radio', { name: /^By the month/ }))
  expect(screen.queryByLabelText(/^Until when/)).toBeNull()
  await user.selectOptions(field(/^How many months/), '3 months')
  await fillWho()
  await user.type(field(/^How many machines/), '51')
  await user.click(box('Khumo Print'))
  await press()
  const summary = await screen.findByRole('group', { name: 'Please check one field' })
  expect(summary).toHaveTextContent('We rent out 1 to 50 machines. For more, call us')
})
