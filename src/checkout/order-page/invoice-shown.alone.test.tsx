import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Invoice } from '../shop'
import { CONTACT, ended, PAID } from '../testing/carts'
import { ACCESS, FakeShop } from '../testing/fake-shop'
import { field, heading, openOrder, rememberOrder, prepareOrderPage } from '../testing/render-checkout'

prepareOrderPage()
beforeEach(rememberOrder)

const INVOICED = { ...PAID, invoice_number: 'INV10000001', paid_at: '2026-11-22T18:00:00.000Z' }

const INVOICE: Invoice = {
  number: 'INV10000001',
  issued_at: '2026-11-22T22:30:00.000Z',
  order_number: 'ZA1001',
  seller: {
    legal_name: 'Example Shop (Pty) Ltd',
    registration_number: '2015/000100/07',
    vat_number: '4000000100',
    address: '18 Station Road, Cape Town',
    phone: '021 000 0100',
    email: 'help@example.com',
  },
  recipient: { name: 'Thandi Nkosi', address: '12 Long Street', vat_number: '' },
  lines: [{ description: 'Khumo card machine', quantity: 2, unit_price: 1199, amount: 2398 }],
  promo_code: 'R100OFF',
  discount: 100,
  delivery: 0,
  before_vat: 1998.26,
  vat_percent: 15,
  vat: 299.74,
  total: 2298,
}
const openInvoice = () => openOrder('?number=ZA1001&view=invoice')
const paper = () => screen.findByRole('article', { name: 'Tax invoice INV10000001' })

test('only a paid order links to its invoice', async () => {
  const shop = new FakeShop(INVOICED)
  const { unmount } = openOrder()
  expect(await screen.findByRole('link', { name: 'Tax invoice' })).toHaveAttribute(
    'href',
    '/za/order/?number=ZA1001&view=invoice',
  )
  unmount()
  shop.cart = { ...shop.cart, status: 'pending', invoice_number: null, payment: ended('declined') }
  openOrder()
  await heading('Order ZA1001')
  expect(screen.queryByRole('link', { name: 'Tax invoice' })).toBeNull()
})

test('the invoice shows what the VAT Act requires: title, seller, buyer, number, date, lines, VAT and totals', async () => {
  const shop = new FakeShop(INVOICED)
  shop.answerNext('invoice', { body: INVOICE })
  openInvoice()
  const text = (await paper()).textContent
  for (const fact of [
    'Tax invoice',
    'Invoice numberINV10000001',
    'Date of issue23 November 2026',
    'Example Shop (Pty) Ltd',
    'VAT number 4000000100',
    '18 Station Road, Cape Town',
    'Thandi Nkosi',
    'Discount (R100OFF)-R100.00',
    'Total without VATR1,998.26',
    'VAT (15%)R299.74',
    'TotalR2,298.00',
  ])
    expect(text).toContain(fact)
  expect(screen.getByRole('row', { name: /^Khumo card machine.* 2 .*R2,398\.00$/ })).toBeVisible()
  expect(shop.calls('invoice')).toMatchObject([{ path: '/carts/ZA1001/invoice/', access: ACCESS }])
  expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
    'href',
    '/za/order/?number=ZA1001',
  )
})

test('the invoice has the VAT rate of its order, also after the rate has changed', async () => {
  const shop = new FakeShop(INVOICED)
  shop.answerNext('invoice', { body: { ...INVOICE, vat_percent: 14, vat: 282.21, before_vat: 2015.79 } })
  openInvoice()
  expect(await paper()).toHaveTextContent('VAT (14%)R282.21')
})

test('the invoice can name a business; an invalid VAT number is reported at its field', async () => {
  const shop = new FakeShop(INVOICED)
  shop.answerNext('invoice', { body: INVOICE })
  const { user } = openInvoice()
  await paper()
  await user.type(field('VAT number (optional)'), '123')
  await user.click(screen.getByRole('button', { name: 'Put it on the invoice' }))
  expect(await screen.findByText('A VAT number has ten digits and starts with a 4')).toBeVisible()
  expect(shop.calls('recipient')).toEqual([])

  const recipient = { name: 'Thandi Nkosi', address: '12 Long Street', vat_number: '4123456789' }
  shop.answerNext('recipient', { body: { ...INVOICE, recipient } })
  await user.clear(field('VAT number (optional)'))
  await user.type(field('VAT number (optional)'), '4 123 456 789')
  await user.click(screen.getByRole('button', { name: 'Put it on the invoice' }))
  expect(await screen.findByText('VAT number 4123456789')).toBeVisible()
  expect(shop.calls('recipient')[0]?.body).toEqual(recipient)
})

test('a missing invoice shows a message and a button to try again', async () => {
  const shop = new FakeShop(INVOICED)
  shop.refuse('invoice', 409, 'invoice_not_issued', 'There is a tax invoice once the order is paid.')
  const { user } = openInvoice()
  expect(await screen.findByRole('alert')).toHaveTextContent('There is a tax invoice once the order is paid.')
  shop.answerNext('invoice', { body: INVOICE })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await paper()).toBeVisible()
})

test('the link in the mail opens the form for the email address first, then the invoice', async () => {
  window.sessionStorage.clear()
  const shop = new FakeShop(INVOICED)
  shop.answerNext('invoice', { body: INVOICE })
  const { user } = openInvoice()
  await heading('Where is my order?')
  await user.type(field('Email address'), CONTACT.email)
  await user.click(screen.getByRole('button', { name: 'Show my order' }))
  expect(await paper()).toBeVisible()
  expect(window.location.search).toBe('?number=ZA1001&view=invoice')
})
