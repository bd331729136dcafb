import { eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { createHmac, randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify'
import type { Database } from '../../database/open'
import { openTestDatabase } from '../../database/testing/open'
import { onFreePort } from '../../lib/free-port'
import { sandbox } from '../../sandbox/index'
import { refuseOddInput } from '../../server/check-input'
import { embeddedMailer } from '../../standins/mail/mailbox'
import { postForm } from '../../testing/post-form'
import { shopApi } from '../index'
import { grantAccess } from '../order-access'
import { standinPath } from '../payments/config'
import { byProvider, type PaymentProviderName } from '../payments/providers'
import { paymentsStandin } from '../payments/standin/index'
import type { CartBody } from '../schemas/cart'
import { orders, products } from '../store/schema'

export const MAIL_FROM = { name: 'Yoco Shop', address: 'orders@example.co.za' }
/** Encrypts personal data in the database of a test. */
export const PERSONAL_DATA_KEY = Buffer.alloc(32, 7)
const WEBHOOK_SECRET = 'whsec_dGVzdC1rZXk='

export const CONTACT = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.co.za',
  phone: '082 123 4567',
}
export const ADDRESS = {
  street: '12 Long Street',
  suburb: 'Melville',
  city: 'Johannesburg',
  province: 'Gauteng',
  postal_code: '0109',
}

let buyers = 0
/** The contact of somebody who has not ordered yet. */
export function newBuyer(): typeof CONTACT {
  buyers += 1
  return {
    ...CONTACT,
    email: `p${buyers}@example.co.za`,
    phone: `0821${String(buyers).padStart(6, '0')}`,
  }
}

/** A card that pays, as a shopper types it on a payment page. */
export const CARD = {
  action: 'pay',
  number: '4111 1111 1111 1111',
  expiry: '12/30',
  cvc: '123',
  name: 'T Nkosi',
}

/** The headers of a browser that has opened an order. */
export const ownerOf = (number: string) => ({
  'order-access': grantAccess(number, PERSONAL_DATA_KEY, new Date()).access,
})

export interface TestShop {
  app: FastifyInstance
  database: Database
  siteUrl: string
  /** The logged-in person's verified email address; a test sets it. */
  login: { email: string | undefined }
  /** One call of the shop API; `path` follows `/shop/api/v1`. */
  call(
    method: Method,
    path: string,
    body?: unknown,
    key?: string,
    headers?: Record<string, string>,
  ): Promise<Reply>
  /** A call below an order's own path, by a browser that has opened the order. */
  asOwner(number: string, method: Method, path: string, body?: unknown, key?: string): Promise<Reply>
  /** A POST below a cart's own path. */
  post(cartId: string, path: string, body?: object, key?: string): Promise<Reply>
  /** One call of the back office; `path` follows `/sandbox/api`. */
  sandbox(method: Method, path: string, body?: object): Promise<Reply>
  /** A cart with these products, a contact and an address: ready to be paid. */
  cart(...items: [sku: string, quantity?: number][]): Promise<CartBody>
  /** The cart by its own id. */
  getCart(id: string): Promise<CartBody>
  /** An order of these products by EFT, which is not paid yet. */
  place(...items: [sku: string, quantity?: number][]): Promise<{ id: string; number: string }>
  /** Records that the money for an order has arrived. */
  markPaid(number: string): Promise<Reply>
  /** Starts a payment on Checkout's page, which returns to the site. */
  openCardPage(cartId: string): Promise<Reply>
  /** Submits a payment page, with a card that pays unless `fields` are other ones. */
  submitPage(url: string, fields?: Record<string, string>): Promise<Reply>
  stockOf(sku: string): Promise<number>
  setStock(sku: string, stock: number): Promise<void>
  close(): Promise<void>
}

type Reply = LightMyRequestResponse
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface TestOptions {
  /** The addresses of the payment providers for the shop, and of the shop for them, if not the shop's own origin. */
  apiOrigin?: string
  eventsOrigin?: string
  /** Providers that this shop does not have. */
  without?: readonly PaymentProviderName[]
  /** Other sites whose pages may call it. */
  corsOrigins?: readonly string[]
  /** Mails wait in the database until the test sends them. */
  holdsMails?: boolean
}

/** A shop for all tests of a file: started before the first one, closed after the last. */
export function useTestShop(options?: TestOptions): TestShop {
  const shop = {} as TestShop
  beforeAll(async () => {
    Object.assign(shop, await startTestShop(options))
  })
  afterAll(() => shop.close())
  return shop
}

/** A shop on a database of its own with the demo catalogue, the embedded payment providers and the sandbox. */
export async function startTestShop(options: TestOptions = {}): Promise<TestShop> {
  const database = await openTestDatabase()
  const login: TestShop['login'] = { email: undefined }
  const { app, siteUrl } = await onFreePort((port) => startShop(port, { database, login }, options))

  const call: TestShop['call'] = (method, path, body, key, headers) =>
    app.inject({
      method,
      url: `/shop/api/v1${path}`,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
    })

  const post: TestShop['post'] = (cartId, path, body = {}, key) =>
    call('POST', `/carts/${cartId}/${path}/`, body, key)
  const askSandbox: TestShop['sandbox'] = (method, path, payload) =>
    app.inject({ method, url: `/sandbox/api/${path}`, ...(payload && { payload }) })
  const cart: TestShop['cart'] = async (...items) => {
    const { id } = (await call('POST', '/carts/', { source: 'shop' })).json<CartBody>()
    const ready = await call('PATCH', `/carts/${id}/`, { contact_info: CONTACT, address: ADDRESS })
    if (items.length === 0) return ready.json<CartBody>()
    const wanted = items.map(([item_id, quantity = 1]) => ({ item_id, quantity }))
    return (await post(id, 'bulk_add', { items: wanted })).json<CartBody>()
  }

  return {
    app,
    database,
    siteUrl,
    login,
    call,
    asOwner: (number, method, path, body, key) =>
      call(method, `/carts/${number}/${path}`, body, key, ownerOf(number)),
    post,
    sandbox: askSandbox,
    cart,
    async place(...items) {
      const { id } = await cart(...items)
      return { id, number: (await post(id, 'eft_intent')).json().order_number }
    },
    markPaid: (number) => askSandbox('POST', `orders/${number}/payment_received`),
    openCardPage: (cartId) =>
      post(cartId, 'initiate_checkout_payment', {
        success_url: `${siteUrl}/za/`,
        cancel_url: `${siteUrl}/za/`,
      }),
    submitPage(url, fields = CARD) {
      const { pathname, search } = new URL(url)
      return postForm(app, pathname + search, fields)
    },
    getCart: async (id) => (await call('GET', `/carts/${id}/`)).json(),
    stockOf: async (sku) => (await call('GET', `/products/?skus=${sku}`)).json().products[0].stock,
    async setStock(sku, stock) {
      await database.update(products).set({ stock }).where(eq(products.sku, sku))
    },
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** Removes the buyers from the orders of earlier tests, so that they do not count in the next test. */
export const forgetBuyers = ({ database }: TestShop) =>
  database.update(orders).set({ mailbox: null, phone: null, deliveredTo: null, visitor: null })

/** The shop and the providers need its address at their start, so it must be known first. */
async function startShop(
  port: number,
  { database, login }: Pick<TestShop, 'database' | 'login'>,
  options: TestOptions,
) {
  const { apiOrigin, eventsOrigin, corsOrigins = [], without = [], holdsMails = false } = options
  const siteUrl = `http://127.0.0.1:${port}`
  // A webhook in transit when the shop closes would otherwise keep its connection open for 72 seconds.
  const app = fastify({ forceCloseConnections: true })
  refuseOddInput(app)
  const secretKey = 'sk_test'
  await app.register(shopApi, {
    prefix: '/shop/api/v1',
    database,
    siteUrl,
    corsOrigins,
    payments: byProvider((name) =>
      without.includes(name)
        ? undefined
        : {
            apiUrl: `${apiOrigin ?? siteUrl}${standinPath(name)}`,
            secretKey,
            webhookSecret: WEBHOOK_SECRET,
          },
    ),
    personalDataKey: PERSONAL_DATA_KEY,
    sandbox: true,
    verifiedEmail: async () => login.email,
    mailer: holdsMails ? undefined : embeddedMailer(database, MAIL_FROM),
  })
  await app.register(paymentsStandin, {
    prefix: '/pay',
    database,
    siteUrl,
    providers: byProvider((name) => ({
      secretKey,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: `${eventsOrigin ?? siteUrl}/shop/api/v1/webhooks/${name}/`,
    })),
  })
  await app.register(sandbox, {
    prefix: '/sandbox',
    database,
    access: { siteUrl, token: undefined },
    personalDataKey: PERSONAL_DATA_KEY,
    keepsMail: true,
  })
  await app.listen({ port, host: '127.0.0.1' })
  return { app, siteUrl }
}

export interface Signing {
  id?: string
  /** The key itself; by default the shop's own. */
  secret?: Buffer
  at?: Date
}

/** Sends a shop an event in a provider's name, signed with its webhook secret. @param body JSON, or an invalid text */
export function sendWebhook(
  { app }: TestShop,
  provider: PaymentProviderName,
  body: unknown,
  {
    id = randomUUID(),
    secret = Buffer.from(WEBHOOK_SECRET.slice('whsec_'.length), 'base64'),
    at = new Date(),
  }: Signing = {},
): Promise<LightMyRequestResponse> {
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const digest = createHmac('sha256', secret).update(`${id}.${timestamp}.${payload}`).digest('base64')
  return app.inject({
    method: 'POST',
    url: `/shop/api/v1/webhooks/${provider}/`,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${digest}`,
    },
    payload,
  })
}
