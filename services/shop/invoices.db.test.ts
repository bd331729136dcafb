import { expect, it } from 'vitest'
import type { InvoiceBody } from './routes/invoices'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const invoice = (number: string) => shop.asOwner(number, 'GET', 'invoice/')
const name = (number: string, recipient: object) =>
  shop.asOwner(number, 'PUT', 'invoice/recipient/', recipient)

it('an invoice exists once the order is paid, with the particulars of the VAT Act, and no longer after a refund', async () => {
  const { number } = await shop.place(['khumo', 2], ['paper-rolls'])
  const early = await invoice(number)
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'invoice_not_issued'])
  await shop.markPaid(number)
  expect((await invoice(number)).json<InvoiceBody>()).toMatchObject({
    number: expect.stringMatching(/^INV\d{8}$/),
    issued_at: expect.stringMatching(/^20\d\d-/),
    order_number: number,
    seller: {
      legal_name: 'Yoco Shop (Pty) Ltd',
      vat_number: '4000000100',
      address: '18 Station Road, Observatory, Cape Town, 7925',
    },
    recipient: {
      name: 'Thandi Nkosi',
      address: '12 Long Street, Melville, Johannesburg, 0109, Gauteng',
      vat_number: '',
    },
    lines: [
      { description: 'Khumo card machine', quantity: 2, unit_price: 1199, amount: 2398 },
      { quantity: 1, unit_price: 149, amount: 149 },
    ],
    before_vat: 2214.78,
    vat_percent: 15,
    vat: 332.22,
    total: 2547,
  })
  await shop.sandbox('POST', `orders/${number}/refund`)
  expect((await invoice(number)).statusCode).toBe(409)
})

it('invoice numbers have no gaps, however many orders are paid at once or stay unpaid', async () => {
  const orders = []
  for (let count = 0; count < 6; count += 1) orders.push(await shop.place(['paper-rolls']))
  const paid = orders.filter((_order, index) => index !== 2)
  await Promise.all(paid.map(({ number }) => shop.markPaid(number)))
  await Promise.all(paid.map(({ number }) => shop.markPaid(number)))
  const replies = await Promise.all(paid.map(({ number }) => invoice(number)))
  const numbers = replies.map((reply) => Number(reply.json<InvoiceBody>().number.slice(3))).sort()
  const first = numbers[0] ?? 0
  expect(numbers).toEqual([0, 1, 2, 3, 4].map((step) => first + step))
})

it('a free order has no invoice', async () => {
  const { id } = await shop.cart(['staff-training'])
  const { order_number: number } = (await shop.post(id, 'initiate_free_payment')).json()
  expect((await shop.getCart(id)).invoice_number).toBeNull()
  expect((await invoice(number)).statusCode).toBe(409)
})

it('an invoice names a business, keeps its number and date, and refuses an invalid VAT number', async () => {
  const { number } = await shop.place(['khumo'])
  await shop.markPaid(number)
  const before = (await invoice(number)).json<InvoiceBody>()
  const wrong = await name(number, { name: 'Cafe', address: '', vat_number: '123' })
  expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
    422,
    { vat_number: 'A VAT number has ten digits and starts with a 4' },
  ])
  const named = await name(number, { name: ' Thandi’s Café ', address: '', vat_number: '4 123 456 789' })
  expect(named.json()).toEqual({
    ...before,
    recipient: { ...before.recipient, name: 'Thandi’s Café', vat_number: '4123456789' },
  })
  expect((await invoice(number)).json()).toEqual(named.json())
})

it('an invoice is not accessible with only the order’s number', async () => {
  const { id, number } = await shop.place(['khumo'])
  await shop.markPaid(number)
  const path = `/shop/api/v1/carts/${number}/invoice/`
  const closed = await shop.app.inject(path)
  expect([closed.statusCode, closed.json().error.code]).toEqual([401, 'order_access_ended'])
  expect((await shop.app.inject({ url: path, headers: { 'order-access': id } })).statusCode).toBe(401)
  expect((await invoice(number)).json<InvoiceBody>().order_number).toBe(number)
})
