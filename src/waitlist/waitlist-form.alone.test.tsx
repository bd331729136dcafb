import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { exampleItems, exampleProduct } from '../catalogue/testing'
import { recordEvents } from '../platform/record-events'
import { WaitlistForm } from './waitlist-form'

const GO = { sku: 'go', short_name: 'Go', can_be_purchased: false, stock: 0 }
const PRE_ORDER = { reason_not_available: 'pre_order_only' as const, max_quantity_per_cart: 3 }

type Answer = { status: number; body: object }
const JOINED: Answer = { status: 201, body: { item: 'go', kind: 'waitlist' } }

/** Shows the form for Go and records its requests. `respond` gives the shop's answer. */
const show = (fields: Parameters<typeof exampleProduct>[0] = { reason_not_available: 'out_of_stock' }) => {
  let respond: (answer: Answer) => void = () => undefined
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    const { status, body } = await new Promise<Answer>((resolve) => {
      respond = resolve
    })
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  const [item] = exampleItems([exampleProduct({ ...GO, ...fields })])
  if (!item) throw new Error('Go is not sold here.')
  render(<WaitlistForm item={item} />)
  return { sent, respond: (answer: Answer) => respond(answer) }
}

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const fill = async () => {
  await userEvent.type(field(/^Name/), ' Thandi ')
  await userEvent.type(field(/^Email/), 'thandi@example.co.za')
}
/** The focus moves in an effect, a moment after its element is there. */
const expectFocusOn = async (found: Promise<HTMLElement>) => {
  const element = await found
  await vi.waitFor(() => expect(element).toHaveFocus())
}
const press = (name = 'Join the waitlist') => userEvent.click(screen.getByRole('button', { name }))

test('a visitor joins the list, and the confirmation replaces the form and takes the focus', async () => {
  const recorded = recordEvents('form/started', 'form/submitted')
  const { sent, respond } = show()
  await fill()
  await press()
  expect(screen.getByRole('button', { name: 'Join the waitlist' })).toHaveAttribute('aria-busy', 'true')
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([
    { item: 'go', name: 'Thandi', email: 'thandi@example.co.za', consent_version: '2026-11-22', page: '' },
  ])
  respond(JOINED)
  await expectFocusOn(screen.findByRole('heading', { name: 'You are on the list.' }))
  expect(recorded).toEqual([
    { type: 'form/started', form: 'waitlist' },
    { type: 'form/submitted', form: 'waitlist', answers: { item: 'go', quantity: 1, marketing: false } },
  ])
  expect(screen.getByText('We mail thandi@example.co.za when Go is back.')).toBeVisible()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('consent to news by mail has a checkbox of its own', async () => {
  const { sent } = show()
  const box = screen.getByRole('checkbox', { name: 'Mail me news and offers too' })
  expect(box).not.toBeChecked()
  expect(screen.getByRole('link', { name: /^How we/ })).toHaveAttribute('href', '/za/terms/privacy/')
  await fill()
  await userEvent.click(box)
  await press()
  await vi.waitFor(() => expect(sent).toMatchObject([{ marketing: ['email'] }]))
})

test('a pre-order has a quantity and says that nothing is charged now', async () => {
  const { sent, respond } = show(PRE_ORDER)
  const howMany = screen.getByRole('combobox', { name: 'How many' })
  expect(within(howMany).getAllByRole('option')).toHaveLength(3)
  await fill()
  await userEvent.selectOptions(howMany, '2')
  await press('Pre-order')
  await vi.waitFor(() => expect(sent).toMatchObject([{ quantity: 2 }]))
  respond(JOINED)
  await expectFocusOn(screen.findByRole('heading', { name: 'Your pre-order is noted.' }))
  expect(screen.getByText(/^Nothing is charged now\. We mail thandi@example/)).toBeVisible()
})

test('errors are shown beside the fields and in a summary that takes the focus', async () => {
  const { sent } = show()
  await press()
  await expectFocusOn(screen.findByRole('group', { name: 'Please check 2 fields' }))
  expect(field(/^Name/)).toHaveAccessibleDescription('Name required')
  expect(field(/^Email/)).toHaveAccessibleDescription('Email address required')
  expect(sent).toEqual([])
})

test('any other refusal is shown above the fields, and the typed values stay', async () => {
  const recorded = recordEvents('form/failed')
  const { sent, respond } = show()
  await fill()
  await press()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const error = { code: 'too_many_tries', message: 'There were too many tries. Try again in a minute.' }
  respond({ status: 429, body: { error } })
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.')
  expect(recorded).toEqual([{ type: 'form/failed', form: 'waitlist', code: 'too_many_tries' }])
  expect(field(/^Name/)).toHaveValue('Thandi')
})

test('without scripts the browser can post the form to the shop', () => {
  show(PRE_ORDER)
  const form = field(/^Name/).closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/shop/api/v1/waitlist/')
  fireEvent.change(field(/^Name/), { target: { value: 'Thandi' } })
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    item: 'go',
    name: 'Thandi',
    email: '',
    quantity: '1',
    page: '',
    consent_version: '2026-11-22',
  })
})
