import { afterEach, describe, expect, it } from 'vitest'
import { type Opened, PAGE_WAYS, usePaymentBench } from './testing/payments'

// Every method against everything that can happen: how the order and its payment stand, and how often money moved.

const bench = usePaymentBench()
afterEach(() => bench.passAll())

/** What happens, and how it stands after it: for all methods, or by name. */
type Story = [
  name: string,
  tell: (opened: Opened) => Promise<unknown>,
  ends: Record<string, string> & { otherwise: string },
]

/** What a shopper reads when the provider cannot be reached. */
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
    // A card that is only kept is not asked for money.
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
    'abandoned until the time is over',
    async (opened) => {
      await bench.expire(opened)
      await bench.getCart(opened.cartId)
    },
    { otherwise: 'pending/expired 0' },
  ],
  [
    'paid on a page that was left open for too long',
    async (opened) => {
      await bench.expire(opened)
      await bench.getCart(opened.cartId)
      await bench.pay(opened)
      await bench.finish(opened)
    },
    // The shop closes the page where the provider lets it; what Checkout takes late counts all the same.
    { otherwise: 'pending/expired 0', [CHECKOUT]: 'complete/complete 1' },
  ],
  [
    'webhook late',
    async (opened) => {
      bench.events.mode = 'down'
      await bench.pay(opened)
      await bench.finish(opened)
    },
    // The shop asks whom it can ask.
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
    'the provider is down when the shopper is back',
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
    // How it stays when nothing else happens.
    expect(await bench.statusOf(opened.cartId)).toBe('pending/pending 0')
    await tell(opened)
    await expect
      .poll(() => bench.statusOf(opened.cartId), { timeout: 5_000 })
      .toBe(ends[way] ?? ends.otherwise)
  })

  it('the provider is down at the start: a sentence, nothing charged, and it can be tried again', async () => {
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

  it('a replaced page takes no money where its provider can close it', async () => {
    const opened = await bench.open(way)
    await bench.post(opened.cartId, 'card_on_delivery_intent')
    await bench.pay(opened)
    await bench.finish(opened)
    expect(await bench.statusOf(opened.cartId)).toBe(
      way === CHECKOUT ? 'complete/complete 1' : 'pending/pending 0',
    )
  })
})
