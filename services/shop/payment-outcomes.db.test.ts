import { afterEach, describe, expect, it } from 'vitest'
import { type Opened, PAGE_WAYS, usePaymentBench } from './testing/payments'

// Every method with every event: the states of order and payment, and the number of charges.

const bench = usePaymentBench()
afterEach(() => bench.passAll())

/** The events, and the states after them: for all methods, or by name. */
type Story = [
  name: string,
  tell: (opened: Opened) => Promise<unknown>,
  ends: Record<string, string> & { otherwise: string },
]

/** The sentence for a shopper when the provider cannot be reached. */
const downWords = (way: string): string =>
  way.startsWith('Instant EFT')
    ? 'We cannot reach our instant EFT partner at the moment. Nothing was paid. Try again, or pay by EFT.'
    : 'We cannot reach our card payment partner at the moment. Nothing was charged. Try again, or pay by EFT.'

const TERMS = 'Payment terms'
const CHECKOUT = 'Credit Card (Checkout)'

const STORIES: Story[] = [
  [
    'success',
    async (opened) => {
      await bench.pay(opened)
      await bench.finish(opened)
    },
    { otherwise: 'complete/complete 1', [TERMS]: 'pending/authorised 0' },
  ],
  [
    'success, finished twice at once and again with the same key',
    async (opened) => {
      await bench.pay(opened)
      await Promise.all([1, 2, 3].map(() => bench.finish(opened)))
      await bench.finish(opened, 'again')
      await bench.finish(opened, 'again')
    },
    { otherwise: 'complete/complete 1', [TERMS]: 'pending/authorised 0' },
  ],
  [
    'declined',
    async (opened) => {
      await bench.pay(opened, 'declines')
      await bench.finish(opened)
    },
    // A card that is only stored is not charged.
    { otherwise: 'pending/declined 0', [TERMS]: 'pending/authorised 0' },
  ],
  [
    'cancelled on the page',
    async (opened) => {
      await bench.cancel(opened)
      await bench.finish(opened)
    },
    // Checkout's page can be opened again.
    { otherwise: 'pending/cancelled 0', [CHECKOUT]: 'pending/pending 0' },
  ],
  [
    'abandoned until it expires',
    async (opened) => {
      await bench.expire(opened)
      await bench.getCart(opened.cartId)
    },
    { otherwise: 'pending/expired 0' },
  ],
  [
    'paid on a page that stayed open too long',
    async (opened) => {
      await bench.expire(opened)
      await bench.getCart(opened.cartId)
      await bench.pay(opened)
      await bench.finish(opened)
    },
    // The shop closes the page if the provider can; late money on Checkout's page still counts.
    { otherwise: 'pending/expired 0', [CHECKOUT]: 'complete/complete 1' },
  ],
  [
    'webhook late',
    async (opened) => {
      bench.events.mode = 'down'
      await bench.pay(opened)
      await bench.finish(opened)
    },
    // The shop requests the state from providers that report it.
    { otherwise: 'complete/complete 1', [CHECKOUT]: 'pending/pending 1', [TERMS]: 'pending/authorised 0' },
  ],
  [
    'webhook twice',
    async (opened) => {
      bench.events.mode = 'twice'
      await bench.pay(opened)
      await bench.finish(opened)
    },
    { otherwise: 'complete/complete 1', [TERMS]: 'pending/authorised 0' },
  ],
  [
    'the provider is down when the shopper returns',
    async (opened) => {
      await bench.pay(opened)
      bench.calls.mode = 'down'
      const reply = await bench.finish(opened)
      if (reply && reply.statusCode !== 200) {
        expect([reply.statusCode, reply.json()]).toMatchObject([
          502,
          { error: { code: 'payment_provider_unavailable', message: expect.stringContaining('Try again') } },
        ])
      }
      bench.calls.mode = 'pass'
      await bench.finish(opened)
    },
    { otherwise: 'complete/complete 1', [TERMS]: 'pending/authorised 0' },
  ],
]

describe.each(PAGE_WAYS)('%s', (way) => {
  it.each(STORIES)('%s', async (_story, tell, ends) => {
    const opened = await bench.open(way)
    // The state must not change without further events.
    expect(await bench.statusOf(opened.cartId)).toBe('pending/pending 0')
    await tell(opened)
    await expect
      .poll(() => bench.statusOf(opened.cartId), { timeout: 5_000 })
      .toBe(ends[way] ?? ends.otherwise)
  })

  it('the provider is down at the start: nothing is charged, a sentence says so, and a retry is possible', async () => {
    bench.calls.mode = 'down'
    const { id } = await bench.shop.cart(['khumo'])
    const refused = await bench.start(way, id)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      502,
      { error: { code: 'payment_provider_unavailable', message: downWords(way) } },
    ])
    bench.calls.mode = 'pass'
    expect((await bench.start(way, id)).statusCode).toBe(200)
    expect(await bench.statusOf(id)).toBe('pending/pending 0')
  })

  it('a replaced page takes no money if its provider can close it', async () => {
    const opened = await bench.open(way)
    await bench.post(opened.cartId, 'card_on_delivery_intent')
    await bench.pay(opened)
    await bench.finish(opened)
    expect(await bench.statusOf(opened.cartId)).toBe(
      way === CHECKOUT ? 'complete/complete 1' : 'pending/pending 0',
    )
  })
})
