import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PagePathProvider } from '../content'
import { giveConsent } from '../platform/consent'
import { recordEvents } from '../platform/record-events'
import { readCrm, servedFields } from './crm'
import { LeadForm } from './lead-form'
import { ANSWERS, configureCrm, recordPosts, box, field, fillWho, user, SALES } from './testing'

const PAGE = '/za/contact-sales/?tab=calls'

let posts: ReturnType<typeof recordPosts>
const button = () => screen.getByRole('button', { name: 'Ask for a call' })
const press = () => user.click(button())
const stepBack = (persisted = true) =>
  act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

/** Fills in a form for sales and sends it. */
const send = async () => {
  await fillWho('Khumo', 'Point of sale')
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(1))
}

beforeEach(() => {
  configureCrm()
  posts = recordPosts()
  window.history.replaceState(null, '', PAGE)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a valid lead is reported and posted by the browser, with trimmed values, a phone number of 27 and nine digits, and every hidden field', async () => {
  giveConsent({
    version: '1',
    at: '2026-11-01T08:00:00.000Z',
    purposes: { statistics: false, marketing: true },
  })
  sessionStorage.setItem('queryStringParams', '{"utm_source":"mail","utm_medium":"newsletter"}')
  render(<LeadForm {...SALES} />)
  const recorded = recordEvents('form/submitted')
  const before = Date.now()
  await send()
  const [post] = posts
  expect(post?.action).toBe(
    'https://crm.example/servlet/servlet.WebToLead?encoding=UTF-8&orgId=00D000000000001',
  )
  const { consent_at } = post?.fields ?? {}
  const retURL = `${window.location.origin}${PAGE}&form_success=true#sent-a1`
  expect(post?.fields).toEqual({
    ...servedFields('sales', readCrm(), retURL),
    ...ANSWERS,
    products: ['Khumo', 'Point of sale'],
    utm_source: 'mail',
    utm_medium: 'newsletter',
    consent_at,
  })
  expect(Date.parse(String(consent_at))).toBeGreaterThanOrEqual(before)
  const answers = { ...ANSWERS, products: 'Khumo, Point of sale', unsure: false }
  expect(recorded).toEqual([{ type: 'form/submitted', form: 'sales', answers }])
})

test('a rental sends its own fields and the preset product', async () => {
  const { unmount } = render(<LeadForm {...SALES} kind="rental" />)
  await user.click(screen.getByRole('radio', { name: /^By the month/ }))
  await user.type(field(/^How many machines/), ' 3 ')
  fireEvent.change(field(/^From when/), { target: { value: '2031-03-01' } })
  await user.selectOptions(field(/^How many months/), '3 months')
  await fillWho('Not sure yet')
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(1))
  expect(posts[0]?.fields).toMatchObject({
    form: 'rental',
    rental_term: 'months',
    machines: '3',
    start_date: '2031-03-01',
    months: '3',
    unsure: 'true',
  })
  expect(posts[0]?.fields).not.toHaveProperty('end_date')
  unmount()
  render(<LeadForm {...SALES} product="Link" />)
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(2))
  expect(posts[1]?.fields).toMatchObject({ form: 'sales', products: 'Link', first_name: 'Thandi' })
})

test('several presses send the form once', async () => {
  render(<LeadForm {...SALES} />)
  await send()
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await press()
  await user.type(field(/^Last name/), '{Enter}')
  expect(posts).toHaveLength(1)
})

test('after ten seconds of sending a note says so, with the phone number', async () => {
  render(<LeadForm {...SALES} />)
  await fillWho('Khumo')
  vi.useFakeTimers()
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(posts).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1_100))
  const note = screen.getByRole('alert')
  expect(note).toHaveTextContent('This takes longer than usual. Nothing you typed is lost.')
  expect(within(note).getByRole('link')).toHaveAttribute('href', 'tel:0210000100')
})

test('going back shows the same values, and the form can be sent again', async () => {
  render(<LeadForm {...SALES} />)
  await send()
  await stepBack(false)
  expect(button()).toHaveAttribute('aria-busy', 'true')
  await stepBack()
  await vi.waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
  expect(field(/^Last name/)).toHaveValue('Nkosi')
  expect(box('Point of sale')).toBeChecked()
  await press()
  await vi.waitFor(() => expect(posts).toHaveLength(2))
  expect(posts[1]?.fields).toMatchObject({ phone: '27821234567', products: ['Khumo', 'Point of sale'] })
})

test('the draft is stored until the CRM has redirected the browser back', async () => {
  const sending = render(<LeadForm {...SALES} />)
  await send()
  sending.unmount()
  const failed = render(<LeadForm {...SALES} />)
  expect(field(/^Last name/)).toHaveValue('Nkosi')
  failed.unmount()
  window.history.replaceState(null, '', '/za/contact-sales/?form_success=true#sent-a1')
  const back = render(<LeadForm {...SALES} />)
  await screen.findByRole('heading', { name: 'We have your details' })
  back.unmount()
  window.history.replaceState(null, '', PAGE)
  render(<LeadForm {...SALES} />)
  expect(field(/^Last name/)).toHaveValue('')
})

test.each([
  ['on another host', undefined, 'http://localhost:8000/za/contact-sales/?form_success=true#sent-a1'],
  ['on this site', '/servlet/servlet.WebToLead', '/za/contact-sales/?form_success=true#sent-a1'],
])(
  'before its code is loaded the browser validates and posts the form, with a return address for a CRM %s',
  (_, url, retURL) => {
    if (url) vi.stubEnv('GATSBY_CRM_URL', url)
    const page = document.createElement('div')
    page.innerHTML = renderToString(
      <PagePathProvider value="/za/contact-sales/">
        <LeadForm {...SALES} />
      </PagePathProvider>,
    )
    const form = page.querySelector('form')
    expect(form).toHaveAttribute(
      'action',
      expect.stringContaining('/servlet/servlet.WebToLead?encoding=UTF-8'),
    )
    expect(form).not.toHaveAttribute('data-awaits-code')
    expect(form?.noValidate).toBe(false)
    const control = (name: string) => form?.elements.namedItem(name) as HTMLInputElement
    expect(control('retURL').value).toBe(retURL)
    expect(page.querySelector('#sent-a1')).toHaveTextContent('We have your details')
    for (const name of ['first_name', 'last_name', 'email', 'phone', 'turnover', 'intention'])
      expect(control(name).required).toBe(true)
    for (const [name, most] of [
      ['first_name', 40],
      ['last_name', 80],
      ['email', 80],
    ] as const) {
      const tooLong = new RegExp(`^(?:${control(name).pattern})$`, 'v')
      expect([tooLong.test('x'.repeat(most)), tooLong.test('x'.repeat(most + 1))], name).toEqual([
        true,
        false,
      ])
    }
    expect(control('email').type).toBe('email')
    const { pattern } = control('phone')
    for (const phone of ['082 123 4567', '+27 (82) 123-4567', '27821234567'])
      expect(phone).toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
    expect('+44 20 7946 0000').not.toMatch(new RegExp(`^(?:${pattern})$`, 'v'))
  },
)
