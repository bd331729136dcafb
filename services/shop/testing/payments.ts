import { afterAll, beforeAll } from 'vitest'
import { eq } from 'drizzle-orm'
import fastify from 'fastify'
import type { PaymentProviderName } from '../payments/providers'
import type { CartBody } from '../schemas/cart'
import { payments } from '../store/schema'
import { CARD, CONTACT, startTestShop, type TestShop } from './shop'

/** The ways to pay on a provider's page, by the method's name; an instalment plan is its own way. */
export const PAGE_WAYS = [
  'Credit Card (Checkout)',
  'Credit Card (Blackbird)',
  'Instalment plan',
  'Instant EFT (Stitch)',
  'Instant EFT (Blackbird)',
  'Payment terms',
] as const
type PageWay = (typeof PAGE_WAYS)[number]

/** A cart whose payment page is open. */
export interface Opened {
  way: PageWay
  cartId: string
  paymentId: string
  url: string
}

interface Reply {
  statusCode: number
  json(): { error?: { code: string; message: string }; [name: string]: unknown }
}

/** A shop whose providers are behind proxies that can lose or repeat requests. */
interface PaymentBench {
  shop: TestShop
  /** The shop's calls to the providers. */
  calls: FaultyProxy
  /** The providers' calls to the shop. */
  events: FaultyProxy
  post(cartId: string, path: string, body?: object, key?: string): Promise<Reply>
  start(way: PageWay, cartId: string, key?: string): Promise<Reply>
  /** A cart with one Khumo that may be paid on terms, and its payment page. */
  open(way: PageWay): Promise<Opened>
  /** Fills in the page with a card or bank of the wanted behaviour. */
  pay(opened: Opened, outcome?: 'pays' | 'declines'): Promise<void>
  cancel(opened: Opened): Promise<void>
  /** The browser's call after the shopper returns; nothing for most ways. */
  finish(opened: Opened, key?: string): Promise<Reply | undefined>
  getCart(cartId: string): Promise<CartBody>
  /** `order/payment charges`, such as `complete/complete 1`. */
  statusOf(cartId: string): Promise<string>
  /** Lets the time to pay pass. */
  expire(opened: Opened): Promise<void>
  passAll(): void
  close(): Promise<void>
}

const FORMS = {
  card: { pays: CARD, declines: { ...CARD, number: '4000 0000 0000 0002' } },
  bank: {
    pays: { action: 'pay', bank: 'Capitec' },
    declines: { action: 'pay', bank: 'Test bank that refuses' },
  },
} as const

/** A bench for all tests of a file: started before the first one, closed after the last. */
export function usePaymentBench(options?: Parameters<typeof startPaymentBench>[0]): PaymentBench {
  const bench = {} as PaymentBench
  beforeAll(async () => {
    Object.assign(bench, await startPaymentBench(options))
  })
  afterAll(() => bench.close())
  return bench
}

async function startPaymentBench(
  options: { holdsMails?: boolean; without?: readonly PaymentProviderName[] } = {},
): Promise<PaymentBench> {
  const [calls, events] = await Promise.all([startFaultyProxy(), startFaultyProxy()])
  const shop = await startTestShop({ ...options, apiOrigin: calls.origin, eventsOrigin: events.origin })
  calls.target = shop.siteUrl
  events.target = shop.siteUrl
  await shop.sandbox('PUT', `payment_terms/${CONTACT.email}`)
  shop.login.email = CONTACT.email

  const { post, getCart, submitPage } = shop

  async function start(way: PageWay, cartId: string, key?: string): Promise<Reply> {
    await post(cartId, 'enable_feature_flag', { feature_flag: 'payment_terms' })
    const back = `${shop.siteUrl}/za/checkout/?step=confirm`
    switch (way) {
      case 'Credit Card (Checkout)':
        return post(cartId, 'initiate_checkout_payment', { success_url: back, cancel_url: back }, key)
      case 'Instant EFT (Stitch)':
        return post(cartId, 'stitch_instant_eft', { return_url: back }, key)
      default:
        return post(cartId, 'initiate_blackbird_payment', { payment_method: blackbirdMethod(way) }, key)
    }
  }

  return {
    shop,
    calls,
    events,
    post,
    start,
    getCart,
    async open(way) {
      const { id: cartId } = await shop.cart(['khumo'])
      const reply = (await start(way, cartId)).json() as Record<string, string>
      return {
        way,
        cartId,
        paymentId: reply.payment_id ?? '',
        url: reply.redirect_url ?? reply.payment_link ?? '',
      }
    },
    async pay({ way, url }, outcome = 'pays') {
      await submitPage(url, FORMS[way.startsWith('Instant EFT') ? 'bank' : 'card'][outcome])
    },
    async cancel({ url }) {
      await submitPage(url, { action: 'cancel' })
    },
    async finish({ way, cartId, paymentId: id }, key) {
      if (way === 'Credit Card (Checkout)' || way === 'Instant EFT (Stitch)') return undefined
      if (way === 'Instalment plan') return post(cartId, ACTIVATE, { id }, key)
      return post(cartId, 'process_blackbird_payment', { id, payment_method: way }, key)
    },
    async statusOf(cartId) {
      const { status, payment, order_number } = await getCart(cartId)
      const reply = await shop.sandbox('GET', 'payments')
      const all = reply.json<{ order_number: string; charges: number }[]>()
      const own = all.filter((entry) => entry.order_number === order_number)
      return `${status}/${payment?.status} ${own.reduce((sum, entry) => sum + entry.charges, 0)}`
    },
    async expire({ paymentId }) {
      await shop.database.update(payments).set({ expiresAt: new Date() }).where(eq(payments.id, paymentId))
    },
    passAll() {
      calls.mode = 'pass'
      calls.only = ''
      events.mode = 'pass'
    },
    async close() {
      await shop.close()
      await Promise.all([calls.close(), events.close()])
    },
  }
}

const ACTIVATE = 'process_blackbird_credit_card_payment_and_activate_instalment_plan'

const blackbirdMethod = (way: PageWay): string =>
  way === 'Instalment plan' ? 'Credit Card (Blackbird)' : way

/** A proxy between two servers that can lose or repeat what passes. */
interface FaultyProxy {
  origin: string
  /** The target of requests; set it before the first one. */
  target: string
  /** `down`: 503, nothing arrives. `mute`: the request takes effect, but the answer is lost. */
  mode: 'pass' | 'twice' | 'down' | 'mute'
  /** The mode applies to addresses that contain this text. */
  only: string
  close(): Promise<void>
}

export async function startFaultyProxy(): Promise<FaultyProxy> {
  const app = fastify({ forceCloseConnections: true })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.all('/*', async (request, reply) => {
    const mode = request.url.includes(proxy.only) ? proxy.mode : 'pass'
    if (mode === 'down') return reply.code(503).send({ error: 'down' })
    const send = () =>
      fetch(`${proxy.target}${request.url}`, {
        method: request.method,
        headers: passedOn(request.headers),
        ...(typeof request.body === 'string' && { body: request.body }),
      })
    const answer = await send()
    if (mode === 'twice') await send()
    if (mode === 'mute') return reply.code(504).send({ error: 'lost' })
    return reply
      .code(answer.status)
      .type('application/json')
      .send(await answer.text())
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const proxy: FaultyProxy = { origin, target: '', mode: 'pass', only: '', close: () => app.close() }
  return proxy
}

const passedOn = (headers: Record<string, string | string[] | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^(authorization|content-type|idempotency-key|webhook-.*)$/.test(name)
        ? [[name, value]]
        : [],
    ),
  )
