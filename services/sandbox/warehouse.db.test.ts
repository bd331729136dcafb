import { expect, it } from 'vitest'
import { useTestShop } from '../shop/testing/shop'

const shop = useTestShop()

const put = (number: string, step: string) =>
  shop.app.inject({ method: 'PUT', url: `/sandbox/api/orders/${number}/fulfilment`, payload: { step } })
const pay = (number: string) =>
  shop.app.inject({ method: 'POST', url: `/sandbox/api/orders/${number}/payment_received` })

async function place(path: 'eft_intent' | 'card_on_delivery_intent', sku = 'khumo') {
  const { id } = await shop.cart([sku])
  const { order_number } = (await shop.call('POST', `/carts/${id}/${path}/`, {})).json()
  return { id, number: String(order_number) }
}

it('packs, sends and delivers a paid order, in that order and each once', async () => {
  const { id, number } = await place('eft_intent')
  expect((await put(number, 'packed')).statusCode).toBe(409)
  await pay(number)
  const early = await put(number, 'delivered')
  expect([early.statusCode, early.json().error]).toEqual([409, 'The next step of this order is packed.'])
  for (const step of ['packed', 'packed', 'on_its_way', 'delivered', 'delivered']) {
    expect((await put(number, step)).statusCode).toBe(200)
  }
  const { fulfilment, paid_at } = await shop.getCart(id)
  expect(fulfilment.map(({ step }) => step)).toEqual(['packed', 'on_its_way', 'delivered'])
  expect(Date.parse(paid_at ?? '')).toBeLessThanOrEqual(Date.parse(fulfilment[0]?.at ?? ''))
})

it('takes the card on delivery: delivered is paid', async () => {
  const { id, number } = await place('card_on_delivery_intent')
  await put(number, 'packed')
  await put(number, 'on_its_way')
  expect(await shop.getCart(id)).toMatchObject({ status: 'pending', paid_at: null, invoice_number: null })
  expect((await put(number, 'delivered')).statusCode).toBe(200)
  expect(await shop.getCart(id)).toMatchObject({
    status: 'complete',
    payment: { status: 'complete' },
    invoice_number: expect.stringMatching(/^INV\d+$/),
  })
})

it('books and does a service, and goes no further with a cancelled order', async () => {
  const { number } = await place('eft_intent', 'on-site-setup')
  await pay(number)
  expect((await put(number, 'packed')).statusCode).toBe(409)
  expect((await put(number, 'booked')).statusCode).toBe(200)
  await shop.app.inject({ method: 'POST', url: `/sandbox/api/orders/${number}/refund` })
  expect((await put(number, 'done')).statusCode).toBe(409)
  expect((await put('ZA0', 'packed')).statusCode).toBe(404)
  expect((await put(number, 'eaten')).statusCode).toBe(400)
})

it('packs once when it packs several times at once', async () => {
  const { id, number } = await place('eft_intent')
  await pay(number)
  const replies = await Promise.all([1, 2, 3].map(() => put(number, 'packed')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await shop.getCart(id)).fulfilment).toHaveLength(1)
})
