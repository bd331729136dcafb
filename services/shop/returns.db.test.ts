import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { CartBody, ReturnBody } from './schemas/cart'
import { paymentTransitions } from './store/schema'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const getCart = async (number: string): Promise<CartBody> => (await shop.asOwner(number, 'GET', '')).json()

/** An order of three boxes of paper, a machine and a service. */
async function place() {
  const { id, number } = await shop.place(['paper-rolls', 3], ['khumo'], ['on-site-setup'])
  const { items } = await getCart(number)
  const lineOf = (sku: string): string => items.find(({ product }) => product?.sku === sku)?.id ?? ''
  return { id, number, lineOf }
}
async function paidOrder() {
  const order = await place()
  await shop.markPaid(order.number)
  return order
}
const ask = (number: string, line: string, changes: object = {}, key?: string) => {
  const items = [{ id: line, quantity: 1 }]
  const body = { items, reason: 'changed_mind', outcome: 'refund', details: ' Too many ', ...changes }
  return shop.asOwner(number, 'POST', 'returns/', body, key)
}
const codeOf = (reply: Awaited<ReturnType<typeof ask>>) => [reply.statusCode, reply.json().error?.code]

it('a return is stored with the order, under a reference, and visible to the back office', async () => {
  const { number, lineOf } = await paidOrder()
  const reply = await ask(number, lineOf('paper-rolls'), {
    items: [{ id: lineOf('paper-rolls'), quantity: 2 }],
  })
  expect(reply.statusCode).toBe(201)
  const request = reply.json<ReturnBody>()
  expect(request).toMatchObject({
    reference: expect.stringMatching(/^RT\d+$/),
    reason: 'changed_mind',
    details: 'Too many',
    outcome: 'refund',
    items: [{ id: lineOf('paper-rolls'), quantity: 2 }],
  })
  expect((await getCart(number)).returns).toEqual([request])
  const [seen] = (await shop.sandbox('GET', 'returns')).json()
  expect(seen).toMatchObject({ reference: request.reference, order_number: number })
})

it('a return counts once, however often it is sent: the same key gets the same answer, another key a refusal', async () => {
  const { number, lineOf } = await paidOrder()
  const key = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => ask(number, lineOf('khumo'), {}, key)))
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
  const again = await ask(number, lineOf('khumo'), {}, randomUUID())
  expect(codeOf(again)).toEqual([409, 'return_exists'])
  expect(again.json().error.message).toMatch(/already, under RT\d+\. Call us to change that\.$/)
  expect((await getCart(number)).returns).toHaveLength(1)
})

it('a return is refused for an unpaid order, an item of another order, a service, and too many units', async () => {
  const unpaid = await place()
  expect(codeOf(await ask(unpaid.number, unpaid.lineOf('khumo')))).toEqual([409, 'not_returnable'])
  const { number, lineOf } = await paidOrder()
  const twice = [1, 2].map((quantity) => ({ id: lineOf('khumo'), quantity }))
  expect(codeOf(await ask(number, unpaid.lineOf('khumo')))).toEqual([422, 'not_in_order'])
  expect(codeOf(await ask(number, lineOf('on-site-setup')))).toEqual([409, 'not_returnable'])
  expect(codeOf(await ask(number, '', { items: [{ id: lineOf('khumo'), quantity: 2 }] }))).toEqual([
    409,
    'not_returnable',
  ])
  expect(codeOf(await ask(number, '', { items: twice }))).toEqual([422, 'invalid_request'])
  expect((await getCart(number)).returns).toEqual([])
})

it('a return is refused thirty days after delivery, with a sentence', async () => {
  const { number, lineOf } = await paidOrder()
  for (const step of ['packed', 'on_its_way', 'delivered'])
    await shop.sandbox('PUT', `orders/${number}/fulfilment`, { step })
  await shop.database
    .update(paymentTransitions)
    .set({ happenedAt: new Date(Date.now() - 32 * 86_400_000) })
    .where(eq(paymentTransitions.orderNumber, number))
  const reply = await ask(number, lineOf('khumo'))
  expect(codeOf(reply)).toEqual([409, 'not_returnable'])
  expect(reply.json().error.message).toMatch(/^The 30 days to change your mind ended on/)
})

it('a return requires the order’s number and access', async () => {
  const { id, number, lineOf } = await paidOrder()
  const line = lineOf('khumo')
  const body = { items: [{ id: line, quantity: 1 }], reason: 'faulty', outcome: 'exchange' }
  const send = (headers: Record<string, string>) =>
    shop.call('POST', `/carts/${number}/returns/`, body, undefined, headers)
  expect((await send({})).statusCode).toBe(401)
  expect((await send({ 'order-access': id })).statusCode).toBe(401)
  expect((await ask(number, line)).statusCode).toBe(201)
})
