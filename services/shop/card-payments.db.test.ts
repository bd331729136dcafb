import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { payments } from './store/schema'
import { CARD, sendWebhook, type Signing, useTestShop } from './testing/shop'

const shop = useTestShop()

const successUrl = () => `${shop.siteUrl}/za/checkout/?step=confirm`
const cancelUrl = () => `${shop.siteUrl}/za/checkout/?step=payment`

const initiate = (id: string, body: object = {}, key?: string) =>
  shop.post(
    id,
    'initiate_checkout_payment',
    { success_url: successUrl(), cancel_url: cancelUrl(), ...body },
    key,
  )

/** Types a card on the provider's page and returns the address to which the shopper is redirected. */
const pay = async (page: string, number = CARD.number) =>
  (await shop.submitPage(page, { ...CARD, number })).headers.location

const sendEvent = (type: string, paymentId: string, amount: number, signing?: Signing) =>
  sendWebhook(shop, 'checkout', { type, payload: { amount, metadata: { payment_id: paymentId } } }, signing)

describe('a card payment', () => {
  it('completes the order once the provider reports it, and takes the stock', async () => {
    const before = await shop.stockOf('khumo')
    const { id } = await shop.cart(['khumo', 2])
    const started = (await initiate(id, { amount: 2398 })).json()
    expect(await shop.getCart(id)).toMatchObject({
      status: 'pending',
      payment: { id: started.payment_id, status: 'pending' },
    })
    expect(await shop.stockOf('khumo')).toBe(before)

    expect(await pay(started.redirect_url)).toBe(`${successUrl()}&payment=${started.payment_id}`)
    expect(await shop.getCart(id)).toMatchObject({
      status: 'complete',
      order_number: expect.stringMatching(/^ZA/),
      payment: { method: 'Credit Card (Checkout)', status: 'complete', amount: 2398, reason: null },
    })
    expect(await shop.stockOf('khumo')).toBe(before - 2)
  })

  it('that is declined says why, leaves the cart open and can be paid again', async () => {
    const { id } = await shop.cart(['khumo'])
    const first = (await initiate(id)).json()
    expect(await pay(first.redirect_url, '4000 0000 0000 0002')).toBe(
      `${cancelUrl()}&payment=${first.payment_id}`,
    )
    expect(await shop.getCart(id)).toMatchObject({
      status: 'pending',
      items: [{ quantity: 1 }],
      payment: {
        status: 'declined',
        reason: 'Your bank declined the card. Try another card, or pay by EFT.',
      },
    })
    const second = (await initiate(id)).json()
    expect(second.payment_id).not.toBe(first.payment_id)
    await pay(second.redirect_url)
    expect((await shop.getCart(id)).status).toBe('complete')
  })

  it('opens one page, however often the same request is repeated', async () => {
    const { id } = await shop.cart(['khumo'])
    const replies = await Promise.all([initiate(id), initiate(id, {}, 'k1'), initiate(id, {}, 'k1')])
    replies.push(await initiate(id))
    expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
  })

  it('is refused when its Idempotency-Key was used for another body', async () => {
    const { id } = await shop.cart(['khumo'])
    await initiate(id, {}, 'k2')
    const other = await initiate(id, { cancel_url: `${shop.siteUrl}/za/` }, 'k2')
    expect(other.json().error.code).toBe('idempotency_key_reused')
  })

  it('is superseded when the cart changes, but its money still counts', async () => {
    const { id } = await shop.cart(['khumo'])
    const first = (await initiate(id)).json()
    await shop.post(id, 'items', { action: 'add', product: 'neo-touch' })
    expect((await shop.getCart(id)).payment).toMatchObject({ id: first.payment_id, status: 'cancelled' })
    const second = (await initiate(id)).json()
    await pay(first.redirect_url)
    expect(await shop.getCart(id)).toMatchObject({
      status: 'complete',
      items: [{ quantity: 1, product: { sku: 'khumo' } }],
      totals: { total: 1199 },
      payment: { id: first.payment_id, status: 'complete' },
    })
    await pay(second.redirect_url)
    const [late] = await shop.database.select().from(payments).where(eq(payments.id, second.payment_id))
    expect(late?.status).toBe('refund_due')
    expect((await initiate(id)).json().error.code).toBe('order_complete')
  })

  it('for an earlier version of the cart returns the stock taken for the later one', async () => {
    const { id } = await shop.cart(['khumo'])
    const first = (await initiate(id)).json()
    const before = [await shop.stockOf('khumo'), await shop.stockOf('khumo-print')]
    await shop.post(id, 'items', { action: 'add', product: 'khumo-print', quantity: 9 })
    expect((await shop.post(id, 'eft_intent')).statusCode).toBe(200)
    await pay(first.redirect_url)
    expect(await shop.getCart(id)).toMatchObject({
      status: 'complete',
      items: [{ product: { sku: 'khumo' } }],
    })
    expect([await shop.stockOf('khumo'), await shop.stockOf('khumo-print')]).toEqual([
      (before[0] ?? 0) - 1,
      before[1],
    ])
  })

  it('holds the last unit for the shopper on the payment page', async () => {
    await shop.setStock('counter-duo', 1)
    const [mine, other] = await Promise.all([shop.cart(['counter-duo']), shop.cart(['counter-duo'])])
    const started = (await initiate(mine.id)).json()
    const refused = await initiate(other.id)
    expect(refused.statusCode).toBe(409)
    expect(refused.json().error).toMatchObject({
      code: 'out_of_stock',
      message: 'Counter Duo point of sale has just sold out.',
    })
    expect((await initiate(mine.id)).json()).toEqual(started)
    await shop.post(mine.id, 'items', { action: 'add', product: 'khumo' })
    expect((await initiate(other.id)).statusCode).toBe(200)
  })

  it('that arrives after the last unit is sold completes the order and reports the shortfall', async () => {
    await shop.setStock('counter', 1)
    const { id } = await shop.cart(['counter'])
    const started = (await initiate(id)).json()
    await shop.setStock('counter', 0)
    await pay(started.redirect_url)
    expect((await shop.getCart(id)).status).toBe('complete')
    expect(await shop.stockOf('counter')).toBe(0)
    const [newest] = (await shop.sandbox('GET', 'orders')).json()
    expect(newest).toMatchObject({ cart_id: id, shortfall: [{ sku: 'counter', quantity: 1 }] })
  })

  it('that stays open too long releases its stock and can be started again', async () => {
    const { id } = await shop.cart(['khumo'])
    const first = (await initiate(id)).json()
    await shop.database
      .update(payments)
      .set({ expiresAt: new Date(0) })
      .where(eq(payments.id, first.payment_id))
    expect(await shop.getCart(id)).toMatchObject({ status: 'pending', payment: { status: 'expired' } })
    expect((await initiate(id)).json().payment_id).not.toBe(first.payment_id)
  })

  it.each([
    ['success_url', 'https://evil.example/za/'],
    ['cancel_url', 'javascript:alert(1)'],
  ])('sends nobody to another origin: %s %s', async (field, address) => {
    const { id } = await shop.cart(['khumo'])
    const reply = await initiate(id, { [field]: address })
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toMatchObject({
      code: 'foreign_return_address',
      fields: { [field]: expect.any(String) },
    })
    expect((await shop.getCart(id)).order_number).toBeNull()
  })
})

describe('the webhook', () => {
  const start = async () => {
    const { id } = await shop.cart(['khumo'])
    return { id, paymentId: (await initiate(id)).json<{ payment_id: string }>().payment_id }
  }

  it.each<[string, Signing]>([
    ['another key', { secret: Buffer.from('other') }],
    ['an old signature', { at: new Date(Date.now() - 6 * 60_000) }],
  ])('refuses %s', async (_name, signing) => {
    const { id, paymentId } = await start()
    const reply = await sendEvent('payment.succeeded', paymentId, 119_900, signing)
    expect(reply.statusCode).toBe(401)
    expect(reply.json().error.code).toBe('invalid_signature')
    expect((await shop.getCart(id)).status).toBe('pending')
  })

  it('counts an event once, and ignores a failure after the success', async () => {
    const before = await shop.stockOf('khumo')
    const { id, paymentId } = await start()
    const event = { id: randomUUID() }
    await Promise.all([1, 2, 3].map(() => sendEvent('payment.succeeded', paymentId, 119_900, event)))
    await sendEvent('payment.succeeded', paymentId, 119_900)
    await sendEvent('payment.failed', paymentId, 119_900)
    expect(await shop.getCart(id)).toMatchObject({ status: 'complete', payment: { status: 'complete' } })
    expect(await shop.stockOf('khumo')).toBe(before - 1)
  })

  it('accepts a payment of another shop and does nothing', async () => {
    expect((await sendEvent('payment.succeeded', 'order 7', 100)).statusCode).toBe(200)
  })

  it('refuses an event without a signature', async () => {
    const { paymentId } = await start()
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/shop/api/v1/webhooks/checkout/',
      payload: { paymentId },
    })
    expect(reply.statusCode).toBe(422)
  })
})
