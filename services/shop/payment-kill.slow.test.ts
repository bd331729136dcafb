import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Database } from '../database/open'
import { createServerDatabase } from '../database/testing/on-server'
import { openTestDatabase } from '../database/testing/open'
import { onFreePort } from '../lib/free-port'
import { standinPath } from './payments/config'
import { paymentsStandin } from './payments/standin/index'
import { standinCharges, standinSessions } from './payments/standin/schema'
import { writeFolder } from '../testing/folder'
import { byScale } from '../testing/scale'
import { startApiProcess } from './testing/api-process'
import type { CartBody } from './schemas/cart'
import { ADDRESS, CARD, CONTACT } from './testing/shop'
import { startFaultyProxy } from './testing/payments'
import { byProvider, PAYMENT_PROVIDERS } from './payments/providers'

// The shop is killed again and again while shoppers pay. The providers keep running, like real ones.

const PAYMENTS = byScale(15, 100)
const AT_A_TIME = 4
const KILLS = Math.ceil(PAYMENTS / 12)
/** The shop lives for so many answers and some ms more. A payment takes at least five answers, so some are always left. */
const LIFE = { answers: { min: 5, max: 35 }, moment: { min: 0, max: 30 } }
const TIMEOUT_MS = 120_000
const SECRETS = { secretKey: 'sk_kill', webhookSecret: 'whsec_a2lsbC1raWxsLWtpbGwta2lsbA==' }

const METHODS = ['card', 'plan', 'checkout', 'stitch', 'bank'] as const

it('no payment is lost or made twice when the shop is killed at any moment', async () => {
  // The shop has another port after each start; a proxy keeps its address for the providers.
  const events = await startFaultyProxy()
  onTestFinished(() => events.close())
  const provider = await startProviders(events.origin)
  const env = await shopEnvironment(provider.origin)
  const start = async () => {
    const started = await startApiProcess(env)
    events.target = started.origin
    return started
  }
  let api = await start()
  onTestFinished(() => api.stop())
  const shop: Shop = { origin: () => api.origin, answers: 0 }
  const before = await stock(shop)

  const shoppers = mapConcurrently(PAYMENTS, AT_A_TIME, (index) => buy(shop, provider.origin, index))
  const runs = fc.sample(
    fc.record({ answers: fc.integer(LIFE.answers), moment: fc.integer(LIFE.moment) }),
    KILLS,
  )
  for (const { answers, moment } of runs) {
    const enough = shop.answers + answers
    const answered = vi.waitUntil(() => shop.answers >= enough, { timeout: TIMEOUT_MS, interval: 1 })
    // Fails with the reason of shoppers who give up.
    await Promise.race([
      answered,
      shoppers.then(() => Promise.reject(new Error('All shoppers were done too early'))),
    ])
    await pause(moment)
    await api.kill()
    api = await start()
  }
  const carts = await shoppers
  const seed = `begun with TEST_SEED=${fc.readConfigureGlobal().seed}`

  expect(new Set(carts.map(({ status, payment }) => `${status}/${payment?.status}`)), seed).toEqual(
    new Set(['complete/complete']),
  )
  const charged = await charges(provider.database)
  expect(charged.sort(), seed).toEqual(
    carts.map(({ order_number, payment }) => `${order_number} ${payment?.id} ${payment?.amount}`).sort(),
  )
  expect(await stock(shop), seed).toBe(before - PAYMENTS)
}, 600_000)

async function startProviders(shop: string): Promise<{ origin: string; database: Database }> {
  const database = await openTestDatabase()
  const { app, origin } = await onFreePort(async (port) => {
    const siteUrl = `http://127.0.0.1:${port}`
    const server = fastify({ forceCloseConnections: true })
    await server.register(paymentsStandin, {
      prefix: '/pay',
      database,
      siteUrl,
      providers: byProvider((name) => ({
        ...SECRETS,
        webhookUrl: `${shop}/shop/api/v1/webhooks/${name}/`,
      })),
    })
    await server.listen({ port, host: '127.0.0.1' })
    return { app: server, origin: siteUrl }
  })
  onTestFinished(async () => {
    await app.close()
    await database.close()
  })
  return { origin, database }
}

/** The shop on Postgres when DATABASE_URL is set, else on an embedded database on disk. */
async function shopEnvironment(providerOrigin: string): Promise<Record<string, string>> {
  const server = process.env.DATABASE_URL
  const created = server ? await createServerDatabase(server) : undefined
  if (created) onTestFinished(created.drop)
  const providers = PAYMENT_PROVIDERS.map((name) => ({
    [`${name.toUpperCase()}_API_URL`]: `${providerOrigin}${standinPath(name)}`,
    [`${name.toUpperCase()}_SECRET_KEY`]: SECRETS.secretKey,
    [`${name.toUpperCase()}_WEBHOOK_SECRET`]: SECRETS.webhookSecret,
  }))
  return Object.assign(
    {
      DATA_DIR: await writeFolder(),
      DATABASE_URL: created?.databaseUrl ?? '',
      SITE_URL: providerOrigin,
      LOG_LEVEL: 'silent',
    },
    ...providers,
  )
}

/** A shopper who never gives up: every call is repeated with the same key until the shop answers. */
async function buy(shop: Shop, site: string, index: number): Promise<CartBody> {
  const { id } = await call<CartBody>(shop, 'POST', '/carts/', { source: 'shop' })
  await call(shop, 'PATCH', `/carts/${id}/`, { contact_info: CONTACT, address: ADDRESS })
  await call(shop, 'POST', `/carts/${id}/bulk_add/`, { items: [{ item_id: 'khumo' }] })
  await pay(shop, site, id, METHODS[index % METHODS.length] ?? 'card')
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const cart = await call<CartBody>(shop, 'GET', `/carts/${id}/`)
    if (cart.status === 'complete' || Date.now() > end) return cart
    await pause(300)
  }
}

async function pay(
  shop: Shop,
  site: string,
  cartId: string,
  method: (typeof METHODS)[number],
): Promise<void> {
  const cart = `/carts/${cartId}`
  const back = `${site}/za/checkout/?step=confirm`
  if (method === 'checkout') {
    const body = { success_url: back, cancel_url: back }
    const { redirect_url } = await call<Opened>(shop, 'POST', `${cart}/initiate_checkout_payment/`, body)
    return submit(redirect_url, CARD)
  }
  if (method === 'stitch') {
    const body = { return_url: back }
    const { payment_link } = await call<Opened>(shop, 'POST', `${cart}/stitch_instant_eft/`, body)
    return submit(payment_link, { bank: 'FNB' })
  }
  const payment_method = method === 'bank' ? 'Instant EFT (Blackbird)' : 'Credit Card (Blackbird)'
  const start = { payment_method }
  const opened = await call<Opened>(shop, 'POST', `${cart}/initiate_blackbird_payment/`, start)
  await submit(opened.redirect_url, method === 'bank' ? { bank: 'FNB' } : CARD)
  const id = opened.payment_id
  if (method === 'plan') {
    const path = `${cart}/process_blackbird_credit_card_payment_and_activate_instalment_plan/`
    await call(shop, 'POST', path, { id })
  } else await call(shop, 'POST', `${cart}/process_blackbird_payment/`, { id, payment_method })
}

interface Opened {
  redirect_url: string
  payment_link: string
  payment_id: string
}

/** Submits the provider's page once. */
async function submit(page: string, fields: Record<string, string>): Promise<void> {
  const body = new URLSearchParams({ action: 'pay', ...fields })
  const reply = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  if (reply.status !== 303) throw new Error(`The page answered ${reply.status}: ${await reply.text()}`)
}

interface Shop {
  /** The shop's current address. */
  origin: () => string
  /** The number of answers so far. */
  answers: number
}

async function call<Body>(
  shop: Shop,
  method: 'GET' | 'POST' | 'PATCH',
  address: string,
  body?: object,
): Promise<Body> {
  const key = randomUUID()
  const end = Date.now() + TIMEOUT_MS
  for (;;) {
    const reply = await fetch(`${shop.origin()}/shop/api/v1${address}`, {
      method,
      headers: { 'idempotency-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch(() => undefined)
    if (reply) shop.answers += 1
    if (reply?.status === 200 || reply?.status === 201) return JSON.parse(reply.text) as Body
    if ((reply && reply.status < 500) || Date.now() > end) {
      throw new Error(`${method} ${address} answered ${reply?.status}: ${reply?.text}`)
    }
    await pause(100)
  }
}

/** Every movement of money, as `order payment rand`. */
async function charges(database: Database): Promise<string[]> {
  const sessions = new Map((await database.select().from(standinSessions)).map((row) => [row.id, row]))
  return (await database.select().from(standinCharges)).map(({ sessionId, amountCents }) => {
    const metadata = sessions.get(sessionId)?.metadata
    return `${metadata?.order_number} ${metadata?.payment_id} ${amountCents / 100}`
  })
}

async function stock(shop: Shop): Promise<number> {
  const { products } = await call<{ products: { stock: number }[] }>(shop, 'GET', '/products/?skus=khumo')
  return products[0]?.stock ?? 0
}

async function mapConcurrently<Result>(
  count: number,
  atATime: number,
  run: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < count; index = next++) results.push(await run(index))
  }
  await Promise.all(Array.from({ length: atATime }, worker))
  return results
}
