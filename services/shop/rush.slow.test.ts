import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '../database/open'
import { createServerDatabase } from '../database/testing/on-server'
import { writeFolder } from '../testing/folder'
import { byScale } from '../testing/scale'
import { startApiProcess } from './testing/api-process'
import type { CartBody } from './schemas/cart'
import { orders, products } from './store/schema'
import { ADDRESS, CONTACT, startTestShop } from './testing/shop'

const SHOPPERS = byScale(40, 200)
const STOCK = SHOPPERS / 4
/** All shoppers want one of these, half of them in a kit. */
const SKU = 'khumo'
const KIT = 'starter-kit'

/** Rand; without a promo code, and with WELCOME10. */
const TOTALS = { [SKU]: [1199, 1079.1], [KIT]: [1499, 1349.1] } as const

const server = process.env.DATABASE_URL ?? ''

it.runIf(server)(
  'two processes on one Postgres sell no more than the stock',
  async () => {
    const { databaseUrl, drop } = await createServerDatabase(server)
    onTestFinished(drop)
    const dataDir = await writeFolder()
    const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
    const first = await startApiProcess(env)
    onTestFinished(() => first.stop())
    const second = await startApiProcess(env)
    onTestFinished(() => second.stop())
    const database = await openDatabase({ databaseUrl, dataDir })
    onTestFinished(() => database.close())
    await rush(database, [first.origin, second.origin])
  },
  300_000,
)

it.runIf(!server)(
  'one process on the embedded database sells no more than the stock',
  async () => {
    const shop = await startTestShop()
    onTestFinished(() => shop.close())
    await rush(shop.database, [shop.siteUrl])
  },
  300_000,
)

/** Fills all carts, then all pay at once; every call of a shopper may reach another process. */
async function rush(database: Database, origins: readonly string[]): Promise<void> {
  await database.update(products).set({ stock: STOCK }).where(eq(products.sku, SKU))
  const shoppers = Array.from({ length: SHOPPERS }, (_, index) => index)
  const carts = await Promise.all(shoppers.map((index) => fillCart(origins, index)))
  expect(carts.map(({ totals }) => totals.total)).toEqual(shoppers.map(totalOf))

  const replies = await Promise.all(
    carts.map(({ id, totals }, index) =>
      call(origins, index + 1, 'POST', `/carts/${id}/eft_intent/`, { amount: totals.total }),
    ),
  )
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(STOCK)
  const refused = replies.filter(({ status }) => status !== 200)
  for (const { status, body } of refused) {
    expect([status, body]).toMatchObject([409, { error: { code: 'out_of_stock' } }])
    expect(body).toMatchObject({ error: { message: expect.stringMatching(/sold out\.$|: Out of stock\.$/) } })
  }

  const [product] = await database.select().from(products).where(eq(products.sku, SKU))
  expect(product?.stock).toBe(0)
  const sold = (await database.select().from(orders)).flatMap(({ stockTaken }) => stockTaken)
  expect(sold.reduce((sum, unit) => sum + (unit.sku === SKU ? unit.quantity : 0), 0)).toBe(STOCK)
  const after = await Promise.all(carts.map(({ id }, index) => call(origins, index, 'GET', `/carts/${id}/`)))
  expect(after.map(({ body }) => (body as CartBody).totals.total)).toEqual(shoppers.map(totalOf))
}

const itemOf = (index: number) => (index % 2 ? KIT : SKU)
const hasPromoCode = (index: number) => index % 3 === 0
const totalOf = (index: number) => TOTALS[itemOf(index)][hasPromoCode(index) ? 1 : 0]

async function fillCart(origins: readonly string[], index: number): Promise<CartBody> {
  const created = await call(origins, index, 'POST', '/carts/', { source: 'shop' })
  const { id } = created.body as CartBody
  const item = { item_id: itemOf(index), is_bundle: itemOf(index) === KIT }
  await call(origins, index + 1, 'POST', `/carts/${id}/bulk_add/`, { items: [item] })
  const patched = await call(origins, index, 'PATCH', `/carts/${id}/`, {
    contact_info: CONTACT,
    address: ADDRESS,
    ...(hasPromoCode(index) && { promo_code: 'WELCOME10' }),
  })
  return patched.body as CartBody
}

async function call(
  origins: readonly string[],
  turn: number,
  method: 'GET' | 'POST' | 'PATCH',
  address: string,
  body?: object,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${origins[turn % origins.length]}/shop/api/v1${address}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  return { status: response.status, body: await response.json() }
}
