import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/open'
import { openTestDatabase } from '../../../database/testing/open'
import { postForm } from '../../../testing/post-form'
import { byProvider } from '../providers'
import { LATE_MS } from './test-cards'
import { paymentsStandin } from './index'
import { causeOutage } from './faults'
import { standinSessions, standinWebhooks } from './schema'

const SITE = 'http://shop.test'
const CHECKOUT = {
  amount: 119_900,
  currency: 'ZAR',
  successUrl: `${SITE}/ok`,
  cancelUrl: `${SITE}/cancel`,
  failureUrl: `${SITE}/failed`,
  metadata: { order_number: 'ZA1<b>' },
}

/** A shop that gives the test's answer and remembers the events it received. */
interface FakeShop {
  server: FastifyInstance
  url: string
  status: number
  events: { id: unknown; type: string }[]
}

async function startFakeShop(): Promise<FakeShop> {
  const server = fastify({ forceCloseConnections: true })
  const shop: FakeShop = { server, url: '', status: 200, events: [] }
  server.post<{ Body: { type: string } }>('/hook', async (request, reply) => {
    shop.events.push({ id: request.headers['webhook-id'], type: request.body.type })
    return reply.code(shop.status).send()
  })
  shop.url = `${await server.listen({ port: 0, host: '127.0.0.1' })}/hook`
  return shop
}

let database: Database
let shop: FakeShop
let provider: FastifyInstance

const startProvider = async (): Promise<FastifyInstance> => {
  const app = fastify({ forceCloseConnections: true })
  await app.register(paymentsStandin, {
    prefix: '/pay',
    database,
    siteUrl: SITE,
    providers: byProvider(() => ({ secretKey: 'sk', webhookSecret: 'whsec_a2V5', webhookUrl: shop.url })),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  shop = await startFakeShop()
  provider = await startProvider()
})
afterEach(async () => {
  await provider.close()
  await shop.server.close()
  await database.delete(standinWebhooks)
})
afterAll(() => database.close())

const api = (body: object, headers: Record<string, string> = { authorization: 'Bearer sk' }) =>
  provider.inject({ method: 'POST', url: '/pay/api/checkouts', headers, payload: body })
const open = async (): Promise<string> => new URL((await api(CHECKOUT)).json().redirectUrl).pathname
const post = (url: string, fields: Record<string, string>) => postForm(provider, url, fields)
const card = (number: string) => ({ action: 'pay', number, expiry: '12/30', cvc: '123', name: 'T Nkosi' })

describe('the checkout API', () => {
  it('opens a checkout, and the same one for the same Idempotency-Key', async () => {
    const headers = { authorization: 'Bearer sk', 'idempotency-key': 'p1' }
    const [one, two] = await Promise.all([api(CHECKOUT, headers), api(CHECKOUT, headers)])
    expect(one?.json()).toMatchObject({
      status: 'created',
      redirectUrl: expect.stringMatching(/^http:\/\/shop\.test\/pay\//),
    })
    expect(two?.json()).toEqual(one?.json())
    expect((await api(CHECKOUT)).json().id).not.toBe(one?.json().id)
  })

  it.each<Record<string, string>>([{}, { authorization: 'Bearer other' }])(
    'refuses a caller with %o',
    async (headers) => {
      expect((await api(CHECKOUT, headers)).statusCode).toBe(401)
    },
  )

  it('refuses an amount that is not whole cents', async () => {
    expect((await api({ ...CHECKOUT, amount: 11.5 })).statusCode).toBe(400)
  })
})

describe('a provider that is down for an order', () => {
  const about = (order_number: string) => ({ ...CHECKOUT, metadata: { order_number } })

  it('fails as many calls as requested, and works for all other orders', async () => {
    await causeOutage(database, 'ZA7', { calls: 2 })
    const answers = [api(about('ZA7')), api(about('ZA8')), api(about('ZA7'))]
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([503, 200, 503])
    expect((await api(about('ZA7'))).statusCode).toBe(200)
  })

  it('works again when the outage is ended', async () => {
    await causeOutage(database, 'ZA9', { calls: 5 })
    await causeOutage(database, 'ZA9', { calls: 0 })
    expect((await api(about('ZA9'))).statusCode).toBe(200)
  })
})

describe('the payment page', () => {
  it('shows the amount, labelled fields for a password manager and no injected HTML', async () => {
    const page = await provider.inject(await open())
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('R1,199.00')
    for (const token of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name'])
      expect(page.body).toContain(`autocomplete="${token}"`)
    expect(page.body).toContain('Order ZA1&lt;b&gt;')
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })

  it('shows the error of each field, keeps all typed values but the security code, and charges nothing', async () => {
    const address = await open()
    const page = await post(address, { ...card('4111 1111 1111 1112'), cvc: '1', name: '"><script>' })
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(
      '<p class="error" id="number-error">This card number is not right. Check the digits</p>',
    )
    expect(page.body).toContain('aria-describedby="cvc-error"')
    expect(page.body).toContain('value="4111 1111 1111 1112"')
    expect(page.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(shop.events).toEqual([])
  })

  it('pays, sends the event to the shop first and stores only four digits', async () => {
    const address = await open()
    const reply = await post(address, card('4111 1111 1111 1111'))
    expect([reply.statusCode, reply.headers.location]).toEqual([303, CHECKOUT.successUrl])
    expect(shop.events.map(({ type }) => type)).toEqual(['payment.succeeded'])
    const stored = JSON.stringify([
      await database.select().from(standinSessions),
      await database.select().from(standinWebhooks),
    ])
    expect(stored).toContain('1111')
    expect(stored.replaceAll(' ', '')).not.toContain('41111111')
  })

  it('pays once, however often the button is pressed', async () => {
    const address = await open()
    await Promise.all([1, 2, 3].map(() => post(address, card('4111 1111 1111 1111'))))
    await post(address, card('4000 0000 0000 0002'))
    expect((await provider.inject(address)).headers.location).toBe(CHECKOUT.successUrl)
    expect(shop.events).toHaveLength(1)
  })

  it('declines', async () => {
    const reply = await post(await open(), card('4000 0000 0000 0002'))
    expect(reply.headers.location).toBe(CHECKOUT.failureUrl)
    expect(shop.events.map(({ type }) => type)).toEqual(['payment.failed'])
  })

  it.each([
    ['apple_pay', 'Apple Pay', '1881'],
    ['google_pay', 'Google Pay', '4242'],
  ])('pays with the test card in the wallet %s once that is approved', async (wallet, name, lastFour) => {
    const address = await open()
    expect((await provider.inject(address)).body).toContain(`value="${wallet}"`)
    const page = await post(address, { action: 'continue', wallet })
    expect(page.body).toContain(`<h2>Approve with ${name}</h2>`)
    expect(page.body).toContain(`Test card ending in ${lastFour}`)
    expect(shop.events).toEqual([])
    const reply = await post(address, { action: 'pay', wallet })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, CHECKOUT.successUrl])
    expect(shop.events.map(({ type }) => type)).toEqual(['payment.succeeded'])
    const [event] = await database.select().from(standinWebhooks)
    expect(event?.body).toContain(`**** ${lastFour}`)
  })

  it.each(['constructor', 'samsung_pay'])(
    'shows the card form for %s, which is no wallet of it',
    async (wallet) => {
      const page = await post(await open(), { action: 'pay', wallet })
      expect(page.body).toContain('Enter the card number')
      expect(shop.events).toEqual([])
    },
  )

  it('requires the one-time PIN', async () => {
    const address = await open()
    expect((await post(address, card('4000 0000 0000 3220'))).headers.location).toBe(address)
    const page = await provider.inject(address)
    expect(page.body).toContain('One-time PIN')
    expect(page.body).toContain('ending in 3220')
    const wrong = await post(address, { action: 'pay', pin: '000000' })
    expect(wrong.statusCode).toBe(200)
    expect(wrong.body).toContain('This PIN is not right. Check the digits')
    expect(shop.events).toEqual([])
    expect((await post(address, { action: 'pay', pin: ' 123456 ' })).headers.location).toBe(
      CHECKOUT.successUrl,
    )
  })

  it('lets the shopper cancel, and return to pay', async () => {
    const address = await open()
    expect((await post(address, { action: 'cancel' })).headers.location).toBe(CHECKOUT.cancelUrl)
    expect((await provider.inject(address)).statusCode).toBe(200)
    expect(shop.events).toEqual([])
  })

  it('shows a message for an unknown payment', async () => {
    const page = await provider.inject('/pay/checkout/ch_nope')
    expect(page.statusCode).toBe(404)
    expect(page.body).toContain('We do not know this payment')
  })
})

describe('events for the shop', () => {
  /** Makes the stored events due by the time the provider is back. */
  const restartWhenDue = async () => {
    await provider.close()
    await database.update(standinWebhooks).set({ nextAttemptAt: new Date() })
    provider = await startProvider()
  }

  it('are sent again until the shop accepts them', async () => {
    shop.status = 503
    await post(await open(), card('4111 1111 1111 1111'))
    shop.status = 200
    await expect.poll(() => shop.events.length, { timeout: 10_000 }).toBe(2)
    expect(new Set(shop.events.map(({ id }) => id)).size).toBe(1)
    const delivered = async () =>
      (await database.select().from(standinWebhooks)).map((event) => event.nextAttemptAt)
    await expect.poll(delivered).toEqual([null])
  })

  it('are sent late for the card with that behaviour, after the shopper has left', async () => {
    const reply = await post(await open(), card('4000 0000 0000 0077'))
    expect([reply.statusCode, reply.headers.location]).toEqual([303, CHECKOUT.successUrl])
    expect(shop.events).toEqual([])
    const [waiting] = await database.select().from(standinWebhooks)
    expect(waiting?.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + LATE_MS - 3_000)
    await restartWhenDue()
    await expect.poll(() => shop.events.map(({ type }) => type)).toEqual(['payment.succeeded'])
  })

  it('survive a restart', async () => {
    shop.status = 503
    await post(await open(), card('4111 1111 1111 1111'))
    shop.status = 200
    await restartWhenDue()
    await expect.poll(() => shop.events.length).toBe(2)
  })
})
