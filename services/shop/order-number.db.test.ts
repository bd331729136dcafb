import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { ensureOrderNumber, lockCart } from './store/carts'
import { carts } from './store/schema'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const reserve = async (id: string, key?: string): Promise<string> =>
  (await shop.post(id, 'generate_order_number', {}, key)).json().order_number

const digits = (number: string) => Number(number.slice(2))

describe('a reserved order number', () => {
  it('is the same in tabs that request it at the same time, and places no order', async () => {
    const { id } = await shop.cart(['khumo'])
    const numbers = await Promise.all(['tab', 'tab', undefined, 'other'].map((key) => reserve(id, key)))
    expect(new Set(numbers).size).toBe(1)
    expect(await shop.getCart(id)).toMatchObject({
      order_number: numbers[0],
      status: 'pending',
      payment: null,
    })
  })

  it('is on the provider’s page, and stays when the shopper tries another method', async () => {
    const { id } = await shop.cart(['khumo'])
    const number = await reserve(id)
    const back = `${shop.siteUrl}/za/checkout/`
    for (const [path, body] of [
      ['initiate_checkout_payment', { success_url: back, cancel_url: back }],
      ['initiate_blackbird_payment', { payment_method: 'Credit Card (Blackbird)' }],
      ['stitch_instant_eft', { return_url: back }],
    ] as const) {
      const started = (await shop.post(id, path, body)).json()
      const { pathname, search } = new URL(started.redirect_url ?? started.payment_link)
      expect((await shop.app.inject(pathname + search)).body).toContain(number)
    }
    expect((await shop.post(id, 'eft_intent')).json()).toMatchObject({
      order_number: number,
      reference: number,
    })
    expect(await reserve(id)).toBe(number)
  })

  it('does not reveal how many orders there are', async () => {
    const opened = await Promise.all(Array.from({ length: 5 }, () => shop.cart()))
    const numbers = await Promise.all(opened.map(({ id }) => reserve(id)))
    for (const number of numbers) expect(number).toMatch(/^ZA[1-9]\d{9}$/)
    const steps = numbers.slice(1).map((number, at) => digits(number) - digits(numbers[at] ?? ''))
    expect(Math.min(...steps.map(Math.abs))).toBeGreaterThan(1000)
  })

  it('is drawn again when it is taken, and an existing one stays', async () => {
    const [first, second] = await Promise.all([shop.cart(), shop.cart()])
    const old = 'ZA10000007'
    await shop.database.update(carts).set({ orderNumber: old }).where(eq(carts.id, first.id))
    expect(await reserve(first.id)).toBe(old)
    const drawn = [old, old, 'ZA7777777777']
    const number = await shop.database.transaction(async (tx) =>
      ensureOrderNumber(tx, await lockCart(tx, second.id), new Date(), () => drawn.shift() ?? ''),
    )
    expect([number, await reserve(second.id)]).toEqual(['ZA7777777777', 'ZA7777777777'])
  })
})
