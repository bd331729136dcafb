import { describe, expect, it } from 'vitest'
import { alternativesTo } from './payments/method-rules'
import type { PaymentMethod } from './payments/providers'
import { type TestShop, useTestShop } from './testing/shop'

const shop = useTestShop()

const post: TestShop['post'] = (...call) => shop.post(...call)
const offered = async (id: string) =>
  (await shop.call('GET', `/carts/${id}/payment_methods/`)).json().payment_methods as {
    name: string
    instalment_plan: object | null
  }[]
const names = async (id: string) => (await offered(id)).map(({ name }) => name)

/** The card is offered a second time, in instalments, by the provider that stores cards. */
const IN_INSTALMENTS: PaymentMethod[] = [
  'Credit Card (Checkout)',
  'Credit Card (Blackbird)',
  'Instant EFT (Stitch)',
  'EFT',
]

/** Starts a card payment on Blackbird's page and types the card there. */
async function storeCard(id: string, payment_method: string): Promise<string> {
  const started = (await post(id, 'initiate_blackbird_payment', { payment_method, tokenize: true })).json()
  const reply = await shop.submitPage(started.redirect_url)
  const back = `${shop.siteUrl}/za/checkout/?step=confirm&payment=${started.payment_id}`
  expect(reply.headers.location).toBe(back)
  return started.payment_id
}

describe('the methods of a cart', () => {
  it.each<[string, [string, number?][], PaymentMethod[]]>([
    ['goods', [['khumo']], [...IN_INSTALMENTS, 'Card on delivery']],
    ['goods and a service', [['khumo'], ['on-site-setup']], IN_INSTALMENTS],
    ['a free service', [['staff-training']], ['Free']],
    ['nothing', [], []],
  ])('%s', async (_name, items, expected) => {
    const { id } = await shop.cart(...items)
    expect(await names(id)).toEqual(expected)
    const back = `${shop.siteUrl}/za/checkout/`
    const intents: [PaymentMethod, string, object][] = [
      ['Credit Card (Checkout)', 'initiate_checkout_payment', { success_url: back, cancel_url: back }],
      [
        'Credit Card (Blackbird)',
        'initiate_blackbird_payment',
        { payment_method: 'Credit Card (Blackbird)' },
      ],
      [
        'Instant EFT (Blackbird)',
        'initiate_blackbird_payment',
        { payment_method: 'Instant EFT (Blackbird)' },
      ],
      ['Payment terms', 'initiate_blackbird_payment', { payment_method: 'Payment terms' }],
      ['Instant EFT (Stitch)', 'stitch_instant_eft', { return_url: back }],
      ['EFT', 'eft_intent', {}],
      ['Card on delivery', 'card_on_delivery_intent', {}],
      ['Free', 'initiate_free_payment', {}],
    ]
    const taken = expected.flatMap((method) => [method, ...alternativesTo(method)])
    for (const [name, path, body] of intents.filter(([method]) => !taken.includes(method))) {
      const reply = await post(id, path, body)
      expect([name, reply.statusCode]).toEqual([name, 422])
      expect(reply.json().error.message).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('are empty once the order is placed', async () => {
    const { id } = await shop.cart(['khumo'])
    await post(id, 'eft_intent')
    expect(await names(id)).toEqual([])
  })

  it('include the card of the provider that a feature flag of the cart names', async () => {
    const { id } = await shop.cart(['khumo'])
    await post(id, 'enable_feature_flag', { feature_flag: 'card_blackbird' })
    await post(id, 'enable_feature_flag', { feature_flag: 'instant_eft_blackbird' })
    expect((await offered(id)).map((method) => [method.name, method.instalment_plan !== null])).toEqual([
      ['Credit Card (Blackbird)', false],
      ['Credit Card (Blackbird)', true],
      ['Instant EFT (Blackbird)', false],
      ['EFT', false],
      ['Card on delivery', false],
    ])
  })

  it('include the five figures of the instalment plan at the card that can activate it', async () => {
    const { id } = await shop.cart(['khumo'])
    const methods = await offered(id)
    expect(methods.filter((method) => method.instalment_plan)).toEqual([
      {
        name: 'Credit Card (Blackbird)',
        instalment_plan: {
          instalment: 199.84,
          last_instalment: 199.8,
          number: 6,
          total: 1199,
          annual_rate: 0,
          residual: 0,
          first_payment_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        },
      },
    ])
    expect(
      (await offered((await shop.cart(['neo-touch'])).id)).some((method) => method.instalment_plan),
    ).toBe(false)
  })
})

describe('an instalment plan', () => {
  const activate = (id: string, payment: string) =>
    post(id, 'process_blackbird_credit_card_payment_and_activate_instalment_plan', { id: payment })

  it('charges the first instalment once and stores the agreed terms', async () => {
    const { id } = await shop.cart(['khumo'])
    const payment = await storeCard(id, 'Credit Card (Blackbird)')
    expect((await activate(id, payment)).json()).toMatchObject({ status: 'complete' })
    const whole = { id: payment, payment_method: 'Credit Card (Blackbird)' }
    expect((await post(id, 'process_blackbird_payment', whole)).json()).toMatchObject({ status: 'complete' })
    expect(await shop.getCart(id)).toMatchObject({
      totals: { total: 1199 },
      payment: { status: 'complete', amount: 199.84, instalment_plan: { number: 6, total: 1199 } },
    })
    const [newest] = (await shop.sandbox('GET', 'payments')).json()
    expect(newest).toMatchObject({ id: payment, amount: 199.84, charges: 1 })
  })

  it('is refused for a total without a plan, and nothing is charged', async () => {
    const { id } = await shop.cart(['neo-touch'])
    const payment = await storeCard(id, 'Credit Card (Blackbird)')
    expect((await activate(id, payment)).json().error.code).toBe('instalment_plan_not_available')
    expect((await shop.getCart(id)).payment).toMatchObject({ status: 'pending', amount: 899 })
  })
})

describe('card on delivery', () => {
  it('places the order, takes the stock and waits for the courier', async () => {
    const before = await shop.stockOf('khumo')
    const { id } = await shop.cart(['khumo'])
    const placed = (await post(id, 'card_on_delivery_intent', { amount: 1199 })).json()
    expect(placed).toEqual({
      status: 'pending',
      order_number: placed.order_number,
      reference: placed.order_number,
      amount: 1199,
    })
    expect((await post(id, 'card_on_delivery_intent')).json()).toEqual(placed)
    expect(await shop.stockOf('khumo')).toBe(before - 1)
    expect((await shop.getCart(id)).payment).toMatchObject({
      status: 'pending',
      next_step: 'wait',
      bank_details: null,
    })
    expect((await post(id, 'eft_intent')).json().error.code).toBe('order_placed')
    expect((await shop.markPaid(placed.order_number)).json()).toMatchObject({
      status: 'complete',
      payment_status: 'complete',
    })
  })
})

describe('a payment on a page', () => {
  it('can be resumed while the page is open', async () => {
    const { id } = await shop.cart(['khumo'])
    const started = (
      await post(id, 'initiate_blackbird_payment', { payment_method: 'Instant EFT (Blackbird)' })
    ).json()
    expect((await shop.getCart(id)).payment).toMatchObject({
      id: started.payment_id,
      status: 'pending',
      next_step: 'open_page',
      redirect_url: started.redirect_url,
      expires_at: expect.any(String),
    })
  })

  it('is processed only for its own cart and method', async () => {
    const [mine, other] = [await shop.cart(['khumo']), await shop.cart(['khumo'])]
    const method = { payment_method: 'Credit Card (Blackbird)' }
    const { payment_id: id } = (await post(mine.id, 'initiate_blackbird_payment', method)).json()
    const refusals = [
      [other.id, { id, ...method }, 404, 'payment_not_found'],
      [mine.id, { id, payment_method: 'Instant EFT (Blackbird)' }, 404, 'payment_not_found'],
      [mine.id, { id: 'nonsense', ...method }, 404, 'payment_not_found'],
    ] as const
    for (const [cart, body, status, code] of refusals) {
      const reply = await post(cart, 'process_blackbird_payment', body)
      expect([reply.statusCode, reply.json().error.code]).toEqual([status, code])
    }
  })

  it('stays pending while its page is unfinished, and a key that was sent too early still works', async () => {
    const { id } = await shop.cart(['khumo'])
    const method = { payment_method: 'Credit Card (Blackbird)' }
    const started = (await post(id, 'initiate_blackbird_payment', method)).json()
    const process = () =>
      post(id, 'process_blackbird_payment', { id: started.payment_id, ...method }, 'process')
    const early = await process()
    expect([early.statusCode, early.json()]).toEqual([
      200,
      { status: 'pending', order_number: expect.stringMatching(/^ZA/) },
    ])
    expect((await shop.getCart(id)).payment).toMatchObject({ status: 'pending', next_step: 'open_page' })
    await shop.submitPage(started.redirect_url)
    expect((await process()).json()).toMatchObject({ status: 'complete' })
  })

  it.each([
    ['Payment terms', false],
    ['Instant EFT (Blackbird)', true],
  ])('by %s is refused with tokenize %s', async (payment_method, tokenize) => {
    const { id } = await shop.cart(['khumo'])
    const reply = await post(id, 'initiate_blackbird_payment', { payment_method, tokenize })
    expect([reply.statusCode, reply.json().error.fields]).toEqual([422, { tokenize: expect.any(String) }])
  })

  it('redirects nobody to another origin', async () => {
    const { id } = await shop.cart(['khumo'])
    const reply = await post(id, 'stitch_instant_eft', { return_url: 'https://evil.example/' })
    expect([reply.statusCode, reply.json().error.code]).toEqual([422, 'foreign_return_address'])
  })
})
