import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ShopCart } from '../../../shared/orders'
import { ended, line, PAID } from '../testing/carts'
import { ACCESS, FakeShop } from '../testing/fake-shop'
import { field, heading, openOrder, rememberOrder, prepareOrderPage } from '../testing/render-checkout'

prepareOrderPage()
beforeEach(rememberOrder)

const SERVICE = line({ sku: 'training', type: 'service', name: 'Staff training' })
const ITEMS = [line({}, 2), line({ sku: 'dock', name: 'Charging dock' }), SERVICE]
const shopWith = (changes: Partial<ShopCart> = {}) =>
  new FakeShop({ ...PAID, paid_at: new Date().toISOString(), items: ITEMS, ...changes })

const REQUEST: ShopCart['returns'][number] = {
  reference: 'RT10001',
  requested_at: '2026-11-25T08:00:00.000Z',
  reason: 'changed_mind',
  details: '',
  outcome: 'refund',
  items: [{ id: 'dock', quantity: 1 }],
}
const openForm = async () => {
  const page = openOrder()
  await page.user.click(await screen.findByRole('button', { name: 'Ask for a return' }))
  return page
}
const send = () => screen.getByRole('button', { name: 'Send the request' })
const select = (name: RegExp) => screen.getByRole('combobox', { name })

test('a return is requested with items, reason and outcome, and the form says who pays', async () => {
  const shop = shopWith()
  const { user } = await openForm()
  expect(select(/Khumo.*how many/)).toHaveFocus()
  expect(screen.queryByRole('combobox', { name: /Staff training/ })).toBeNull()
  await user.selectOptions(select(/Charging dock: how many/), '1')
  await user.selectOptions(select(/Why/), 'It is faulty')
  expect(screen.getByText(/We pay the courier who fetches it/)).toBeVisible()
  await user.selectOptions(select(/Why/), 'I changed my mind')
  expect(screen.getByText(/You pay the direct cost of sending it back/)).toBeVisible()
  await user.type(field('In your words (optional)'), 'One too many')
  shop.answerNext('returns', { status: 201, body: REQUEST })
  await user.dblClick(send())

  expect(await screen.findByRole('heading', { name: 'Return RT10001' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your returns' })).toHaveFocus()
  expect(screen.getByText(/^1 × Charging dock\. I changed my mind\./)).toBeVisible()
  expect(screen.getByText(/refund you the way you paid/)).toBeVisible()
  const sent = shop.calls('returns')
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent[0]).toMatchObject({
    path: '/carts/ZA1001/returns/',
    access: ACCESS,
    body: {
      items: [{ id: 'dock', quantity: 1 }],
      reason: 'changed_mind',
      details: 'One too many',
      outcome: 'refund',
    },
  })
  expect(screen.getByRole('button', { name: 'Ask for a return' })).toBeVisible()
})

test('missing values are listed and nothing is sent', async () => {
  const shop = shopWith()
  const { user } = await openForm()
  await user.click(send())
  const summary = await screen.findByRole('group', { name: 'Please check 2 fields' })
  await waitFor(() => expect(summary).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Choose what you want to send back' }))
  expect(select(/Khumo.*how many/)).toHaveFocus()
  expect(shop.calls('returns')).toEqual([])
})

test('a refusal shows a message, and the typed values stay', async () => {
  const shop = shopWith({ items: [line()] })
  const { user } = await openForm()
  await user.selectOptions(select(/Why/), 'It is faulty')
  shop.refuse('returns', 409, 'return_exists', 'You asked to send back Khumo already, under RT10002.')
  await user.click(send())
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /already, under RT10002\. What you typed is kept\.$/,
  )
  expect(select(/Why/)).toHaveValue('faulty')
})

test('requested items are shown and cannot be requested again', async () => {
  shopWith({ returns: [REQUEST] })
  await openForm()
  expect(screen.getByRole('heading', { name: 'Return RT10001' })).toBeVisible()
  expect(screen.queryByRole('combobox', { name: /Charging dock/ })).toBeNull()
  expect(select(/Khumo.*how many/)).toBeVisible()
})

test('thirty days after delivery the page says so, and names the remaining legal rights', async () => {
  shopWith({ fulfilment: [{ step: 'delivered', at: '2020-01-06T08:00:00.000Z' }] })
  openOrder()
  expect(
    await screen.findByText(/^The 30 days to change your mind ended on Wed 5 Feb\..*six months/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask for a return' })).toBeNull()
})

test.each<[string, Partial<ShopCart>]>([
  ['is not paid', { status: 'pending', payment: ended('declined') }],
  ['has services only', { items: [SERVICE] }],
])('an order that %s has nothing to return', async (_what, changes) => {
  shopWith(changes)
  openOrder()
  await heading('Order ZA1001')
  expect(screen.queryByRole('region', { name: 'Returns' })).toBeNull()
})
