import { describe, expect, it } from 'vitest'
import type { PaymentProviderName } from './payments/providers'
import { usePaymentBench } from './testing/payments'

// When a provider is down at the start of a payment, another one replaces it, but no longer once money may have moved.

const bench = usePaymentBench()

type Method =
  | 'Credit Card (Checkout)'
  | 'Credit Card (Blackbird)'
  | 'Instant EFT (Stitch)'
  | 'Instant EFT (Blackbird)'

const OTHER: readonly [Method, PaymentProviderName, Method, page: string][] = [
  ['Credit Card (Checkout)', 'checkout', 'Credit Card (Blackbird)', '/pay/blackbird/pay/'],
  ['Credit Card (Blackbird)', 'blackbird', 'Credit Card (Checkout)', '/pay/checkout/'],
  ['Instant EFT (Stitch)', 'stitch', 'Instant EFT (Blackbird)', '/pay/blackbird/pay/'],
  ['Instant EFT (Blackbird)', 'blackbird', 'Instant EFT (Stitch)', '/pay/stitch/pay/'],
]

/** Makes the provider fail the next calls about this cart's order. */
async function outage(cartId: string, fault: object): Promise<void> {
  const { order_number: number } = (await bench.post(cartId, 'generate_order_number')).json()
  const path = `orders/${String(number)}/provider_outage`
  const asked = await bench.shop.sandbox('PUT', path, { calls: 1, ...fault })
  expect(asked.json()).toMatchObject({ order_number: number, calls: 1, ...fault })
}

const startable = async (): Promise<string> => (await bench.shop.cart(['khumo'])).id

/** Starts a payment and returns its page. */
async function start(method: Method, cartId: string, key?: string) {
  const reply = await bench.start(method, cartId, key)
  expect(reply.statusCode).toBe(200)
  const { redirect_url, payment_link, payment_id } = reply.json() as Record<string, string>
  return { url: redirect_url ?? payment_link ?? '', paymentId: payment_id ?? '' }
}

/** All payments of a cart's order, newest first: `method status`. */
async function attempts(cartId: string): Promise<string[]> {
  const { order_number: number } = await bench.getCart(cartId)
  const all = (await bench.shop.sandbox('GET', 'payments')).json<Record<string, string>[]>()
  return all.filter((each) => each.order_number === number).map(({ method, status }) => `${method} ${status}`)
}

const offered = async (cartId: string): Promise<string[]> => {
  const reply = await bench.shop.call('GET', `/carts/${cartId}/payment_methods/`)
  return reply.json<{ payment_methods: { name: string }[] }>().payment_methods.map(({ name }) => name)
}

describe.each(OTHER)('while the provider of %s is down', (method, provider, other, page) => {
  it.each([
    ['and does nothing', {}],
    ['after it has opened a page', { answer_lost: true }],
  ])('%j, the other one is paid: one order, one charge', async (_when, fault) => {
    const cartId = await startable()
    await outage(cartId, { provider, ...fault })
    const { url, paymentId } = await start(method, cartId)
    expect(new URL(url).pathname.startsWith(page)).toBe(true)
    expect((await bench.getCart(cartId)).payment).toMatchObject({
      id: paymentId,
      method: other,
      status: 'pending',
    })
    const opened = { way: other, cartId, paymentId, url }
    await bench.pay(opened)
    await bench.finish(opened)
    await expect.poll(() => bench.statusOf(cartId)).toBe('complete/complete 1')
    expect(await attempts(cartId)).toEqual([`${other} complete`, `${method} cancelled`])
  })

  it('a request sent four times at once, with one failed call, opens one page', async () => {
    const cartId = await startable()
    await outage(cartId, { provider })
    const pages = await Promise.all([1, 2, 3, 4].map(() => start(method, cartId, 'one press')))
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1)
    const [newest, ...earlier] = await attempts(cartId)
    expect([newest, earlier]).toEqual([
      expect.stringMatching(/ pending$/),
      earlier.map(() => `${method} cancelled`),
    ])
  })

  it('the other one is offered first for a while', async () => {
    const cartId = await startable()
    await outage(cartId, { provider })
    await start(method, cartId)
    expect(await offered(cartId)).toContain(other)
  })

  it('the repeated request gets the same page', async () => {
    const cartId = await startable()
    await outage(cartId, { provider })
    const first = await start(method, cartId, 'one press')
    expect(await start(method, cartId, 'one press')).toEqual(first)
    expect(await attempts(cartId)).toEqual([`${other} pending`, `${method} cancelled`])
  })

  it('and the other one is down too: nothing is charged, a sentence says what to do, and a retry is possible', async () => {
    const cartId = await startable()
    await outage(cartId, { calls: 2 })
    const refused = await bench.start(method, cartId)
    expect([refused.statusCode, refused.json().error?.message]).toEqual([
      502,
      expect.stringMatching(
        /^We cannot reach our .* Nothing was (charged|paid)\. Try again, or pay by EFT\.$/,
      ),
    ])
    expect(await bench.statusOf(cartId)).toBe('pending/cancelled 0')
    expect(await attempts(cartId)).toEqual([`${other} cancelled`, `${method} cancelled`])
    await start(method, cartId)
    expect(await bench.statusOf(cartId)).toBe('pending/pending 0')
  })
})

it('a payment that could not start holds no stock', async () => {
  const { shop } = bench
  await shop.setStock('counter-duo', 1)
  const [mine, other] = [await shop.cart(['counter-duo']), await shop.cart(['counter-duo'])]
  await outage(mine.id, { calls: 2 })
  expect((await bench.start('Credit Card (Checkout)', mine.id)).statusCode).toBe(502)
  expect((await bench.post(other.id, 'eft_intent')).statusCode).toBe(200)
})

it('the shop stores why a payment could not start', async () => {
  const cartId = await startable()
  await outage(cartId, { provider: 'checkout' })
  await start('Credit Card (Checkout)', cartId)
  const all = (await bench.shop.sandbox('GET', 'payments')).json<Record<string, unknown>[]>()
  expect(all.slice(0, 2)).toMatchObject([
    { method: 'Credit Card (Blackbird)', status: 'pending', reason: null, provider: 'blackbird' },
    {
      method: 'Credit Card (Checkout)',
      status: 'cancelled',
      reason:
        'We could not reach our payment partner’s page. Nothing was charged: try again, or pay another way.',
      provider: null,
    },
  ])
})

it.each([
  ['a card to be stored', { payment_method: 'Credit Card (Blackbird)', tokenize: true }],
  ['payment terms', { payment_method: 'Payment terms' }],
])('no other provider replaces one for %s', async (_what, body) => {
  const cartId = await startable()
  await bench.post(cartId, 'enable_feature_flag', { feature_flag: 'payment_terms' })
  await outage(cartId, { provider: 'blackbird' })
  const refused = await bench.post(cartId, 'initiate_blackbird_payment', body)
  expect([refused.statusCode, refused.json().error?.code]).toEqual([502, 'payment_provider_unavailable'])
  expect(await attempts(cartId)).toHaveLength(1)
})

it('a provider that is down after the charge: no other page opens and there is no second charge', async () => {
  const cartId = await startable()
  const way = 'Credit Card (Blackbird)'
  const opened = { way, cartId, ...(await start(way, cartId)) } as const
  await bench.pay(opened)
  await outage(cartId, { provider: 'blackbird', answer_lost: true })
  const lost = await bench.finish(opened)
  expect([lost?.statusCode, lost?.json()]).toMatchObject([
    502,
    { error: { message: expect.stringContaining('you will not be charged twice') } },
  ])
  const another = await bench.start('Credit Card (Checkout)', cartId)
  expect([another.statusCode, another.json().error?.code]).toEqual([409, 'order_complete'])
  expect(await bench.statusOf(cartId)).toBe('complete/complete 1')
  expect(await attempts(cartId)).toEqual([`${way} complete`])
})

it('a key whose page was replaced opens a page that can be paid on', async () => {
  const cartId = await startable()
  const way = 'Credit Card (Blackbird)'
  const first = await start(way, cartId, 'card')
  await start('Instant EFT (Stitch)', cartId)
  const opened = { way, cartId, ...(await start(way, cartId, 'card')) } as const
  expect(opened.paymentId).not.toBe(first.paymentId)
  await bench.pay(opened)
  await bench.finish(opened)
  expect(await bench.statusOf(cartId)).toBe('complete/complete 1')
})

describe('a shop without Checkout and Stitch', () => {
  const without = usePaymentBench({ without: ['checkout', 'stitch'] })

  it.each(['Credit Card (Checkout)', 'Instant EFT (Stitch)'] as const)(
    'opens Blackbird’s page for %s',
    async (way) => {
      const { id } = await without.shop.cart(['khumo'])
      expect((await without.start(way, id)).statusCode).toBe(200)
      expect((await without.getCart(id)).payment?.method).toContain('(Blackbird)')
    },
  )
})

describe('a shop without any provider', () => {
  const without = usePaymentBench({ without: ['checkout', 'blackbird', 'stitch'] })

  it('offers and accepts only methods without one', async () => {
    const { id } = await without.shop.cart(['khumo'])
    const reply = await without.shop.call('GET', `/carts/${id}/payment_methods/`)
    expect(reply.json().payment_methods).toEqual([
      { name: 'EFT', instalment_plan: null },
      { name: 'Card on delivery', instalment_plan: null },
    ])
    const refused = await without.start('Credit Card (Checkout)', id)
    expect([refused.statusCode, refused.json().error?.code]).toEqual([422, 'method_not_available'])
  })
})
