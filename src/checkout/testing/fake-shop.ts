import { vi } from 'vitest'
import type { RemoteCart } from '../order-facts'
import { exampleProduct } from '../../catalogue'
import { BANK_DETAILS, cart as emptyCart, payment } from './carts'

type Reply = { status?: number; body: unknown }
type Sent = { method: string; path: string; body: unknown; key: string | null }

const refusal = (status: number, code: string, message: string, fields?: Record<string, string>): Reply => ({
  status,
  body: { error: { code, message, fields } },
})

/** A shop behind `fetch` that answers as the contract says, with one cart. Change `cart` to play the provider's part. */
export class FakeShop {
  cart: RemoteCart
  /** What was asked, oldest first. */
  readonly sent: Sent[] = []
  /** Nothing answers. */
  offline = false
  private readonly refusals = new Map<string, Reply>()
  private readonly answers = new Map<string, object>()

  constructor(changes: Partial<RemoteCart> = {}) {
    this.cart = emptyCart(changes)
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
      this.fetch(typeof input === 'string' ? new Request(new URL(input, window.location.href), init) : input),
    )
  }

  /** The next request to `what` (such as `eft_intent`, or `PATCH`) is refused. */
  refuse(what: string, ...reply: Parameters<typeof refusal>): void {
    this.refusals.set(what, refusal(...reply))
  }

  calls(what: string): Sent[] {
    return this.sent.filter(({ method, path }) => method === what || path.endsWith(`/${what}/`))
  }

  private async fetch(request: Request): Promise<Response> {
    if (this.offline) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(request.url)
    const text = await request.text()
    const sent = {
      method: request.method,
      path: pathname.replace('/shop/api/v1', ''),
      body: text ? (JSON.parse(text) as unknown) : undefined,
      key: request.headers.get('idempotency-key'),
    }
    this.sent.push(sent)
    const { status = 200, body } = this.reply(sent)
    return Response.json(body, { status })
  }

  private reply(sent: Sent): Reply {
    const action = sent.path.split('/').at(-2) ?? ''
    for (const what of [action, sent.method]) {
      const refused = this.refusals.get(what)
      this.refusals.delete(what)
      if (refused) return refused
    }
    if (sent.path === '/products/') {
      const skus = this.cart.items.flatMap(({ product: bought }) => bought ?? [])
      return { body: { products: [...skus, exampleProduct({ sku: 'sim-data', type: 'sim_card' })] } }
    }
    if (sent.path === '/bundles/')
      return { body: { bundles: this.cart.items.flatMap(({ bundle }) => bundle ?? []) } }
    if (!sent.path.startsWith(`/carts/${this.cart.id}/`)) {
      return refusal(404, 'cart_not_found', 'We could not find this cart. Start a new one.')
    }
    if (sent.method === 'GET') return { body: this.cart }
    if (sent.method === 'PATCH') {
      this.cart = { ...this.cart, ...(sent.body as Partial<RemoteCart>) }
      return { body: this.cart }
    }
    const answer = this.once(sent.key ?? '', () => this.place(action))
    // jsdom follows an address only when nothing but its fragment differs.
    const onThisPage = { redirect_url: `${window.location.href.split('#')[0] ?? ''}#card-page` }
    return { body: action === 'initiate_checkout_payment' ? { ...answer, ...onThisPage } : answer }
  }

  /** A repeated Idempotency-Key gets the first answer again. */
  private once(key: string, act: () => object): object {
    const answer = this.answers.get(key) ?? act()
    this.answers.set(key, answer)
    return answer
  }

  private place(action: string): object {
    const amount = this.cart.totals.total
    this.cart = { ...this.cart, order_number: 'ZA1001' }
    switch (action) {
      case 'eft_intent':
        this.cart.payment = payment({
          method: 'EFT',
          amount,
          bank_details: BANK_DETAILS,
          expires_at: '2026-11-27T12:30:00.000Z',
        })
        return { status: 'pending', order_number: 'ZA1001', reference: 'ZA1001', amount }
      case 'initiate_free_payment':
        this.cart.status = 'complete'
        this.cart.payment = payment({ method: 'Free', status: 'complete', amount })
        return { status: 'complete', order_number: 'ZA1001' }
      default:
        this.cart.payment = payment({ id: `payment-${this.answers.size + 1}`, amount })
        return { payment_id: this.cart.payment.id }
    }
  }

  /** The provider's word on the open payment, as the shop would keep it. */
  settle(status: 'complete' | 'declined', reason: string | null = null): void {
    const open = this.cart.payment ?? payment()
    this.cart = {
      ...this.cart,
      status: status === 'complete' ? 'complete' : 'pending',
      payment: { ...open, status, reason },
    }
  }
}
