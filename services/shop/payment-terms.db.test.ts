import { afterEach, expect, it } from 'vitest'
import { CONTACT, type TestShop, useTestShop } from './testing/shop'

const shop = useTestShop()
afterEach(() => {
  shop.login.email = undefined
})

const post: TestShop['post'] = (...call) => shop.post(...call)
/** Approves the account of this email address. */
const approve = (email: string = CONTACT.email) => shop.sandbox('PUT', `payment_terms/${email}`)
const methods = async (id: string) => (await shop.call('GET', `/carts/${id}/payment_methods/`)).json()
const names = async (id: string) =>
  ((await methods(id)).payment_methods as { name: string }[]).map(({ name }) => name)

/** Starts payment terms on Blackbird's page and stores a card there. */
async function storeCard(id: string): Promise<string> {
  const started = (await post(id, 'initiate_blackbird_payment', { ...METHOD, tokenize: true })).json()
  await shop.submitPage(started.redirect_url)
  return started.payment_id
}

const ask = (id: string) => post(id, 'enable_feature_flag', { feature_flag: 'payment_terms' })
const LOG_IN = 'Log in with the account’s email address to pay on terms.'
const METHOD = { payment_method: 'Payment terms' }
const refusal = async (id: string): Promise<object[]> => (await methods(id)).not_offered

it('an address that only looks like an approved one has no terms', async () => {
  const { id } = await shop.cart(['khumo'])
  await ask(id)
  await approve('kagiso@example.co.za')
  // The Kelvin sign, whose lower case is k.
  for (const email of ['\u212Aagiso@example.co.za', 'kagiso@example.co.za\n', ' kagiso@example.co.za']) {
    shop.login.email = email
    expect(await names(id)).not.toContain('Payment terms')
  }
  shop.login.email = 'Kagiso@Example.co.za'
  expect(await names(id)).toContain('Payment terms')
})

it('payment terms require the verified address of an approved account, and a cart that requests them', async () => {
  shop.login.email = CONTACT.email
  const { id } = await shop.cart(['khumo'])
  expect(await refusal(id)).toEqual([])
  await ask(id)
  expect(await names(id)).not.toContain('Payment terms')
  expect(await refusal(id)).toEqual([
    {
      name: 'Payment terms',
      message: `No payment terms are approved for ${CONTACT.email}. Choose another way to pay, or call us to apply for them.`,
    },
  ])
  await approve(CONTACT.email.toUpperCase())
  expect(await names(id)).toContain('Payment terms')
  expect(await refusal(id)).toEqual([])
  await shop.sandbox('DELETE', `payment_terms/${CONTACT.email}`)
  expect(await names(id)).not.toContain('Payment terms')
})

it.each([
  ['nobody', undefined, LOG_IN],
  ['somebody else', 'mallory@example.com', /^No payment terms are approved for mallory@example\.com\./],
])(
  'payment terms are refused for a typed approved address while %s is logged in',
  async (_name, email, sentence) => {
    await approve()
    shop.login.email = email
    const { id } = await shop.cart(['khumo'])
    await ask(id)
    expect(await names(id)).not.toContain('Payment terms')
    const started = await post(id, 'initiate_blackbird_payment', { ...METHOD, tokenize: true })
    expect([started.statusCode, started.json().error]).toEqual([
      422,
      { code: 'method_not_available', message: expect.stringMatching(sentence) },
    ])
  },
)

it('payment terms are checked again when the shopper returns from the page', async () => {
  await approve()
  shop.login.email = CONTACT.email
  const { id } = await shop.cart(['khumo'])
  await ask(id)
  const body = { id: await storeCard(id), ...METHOD }
  shop.login.email = undefined
  const refused = await post(id, 'process_blackbird_payment', body)
  expect([refused.statusCode, refused.json().error.message]).toEqual([422, LOG_IN])
  expect((await shop.getCart(id)).payment?.status).toBe('pending')
  shop.login.email = CONTACT.email
  expect((await post(id, 'process_blackbird_payment', body)).statusCode).toBe(200)
  expect((await shop.getCart(id)).payment?.status).toBe('authorised')
})

it('payment terms charge nothing; the order is placed and unpaid until the back office records the payment', async () => {
  await approve()
  shop.login.email = CONTACT.email
  const before = await shop.stockOf('khumo')
  const { id } = await shop.cart(['khumo', 2])
  await ask(id)
  const payment = await storeCard(id)
  const done = await post(id, 'process_blackbird_payment', { id: payment, ...METHOD })
  expect(done.json()).toMatchObject({ status: 'pending' })
  expect(await shop.stockOf('khumo')).toBe(before - 2)
  const cart = await shop.getCart(id)
  expect(cart.payment).toMatchObject({ status: 'authorised', next_step: 'wait', redirect_url: null })
  const change = await post(id, 'items', { action: 'add', product: 'khumo' })
  expect(change.json().error).toMatchObject({
    code: 'order_placed',
    message: 'This order is placed and is paid on your terms. It can no longer be changed.',
  })
  await shop.markPaid(cart.order_number ?? '')
  expect(await shop.getCart(id)).toMatchObject({ status: 'complete', payment: { status: 'complete' } })
  const [newest] = (await shop.sandbox('GET', 'payments')).json()
  expect(newest).toMatchObject({ id: payment, charges: 0 })
})
