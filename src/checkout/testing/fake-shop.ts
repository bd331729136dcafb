import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { Payment, PaymentMethod, PaymentOutcome, ShopCart } from '../../../shared/orders'
import { CART_ENTRIES_PATH, type CartEntries } from '../../catalogue'
import { exampleProduct } from '../../catalogue/testing'
import { datedAnswer } from '../../platform/testing/dated-answer'
import type { PaymentOffer, PaymentRefusal } from '../payment/payment-methods'
import { BANK_DETAILS, cart as emptyCart, deliver, payment, PLAN, stageFields } from './carts'

type Reply = { status?: number; body: unknown }
type Sent = { method: string; path: string; body: unknown; key: string | null; access: string | null }

/** The provider's page. jsdom follows an address only when nothing but its fragment differs. */
const CARD_PAGE = '#card-page'

const refusal = (status: number, code: string, message: string, fields?: Record<string, string>): Reply => ({
  status,
  body: { error: { code, message, fields } },
})

const NO_TERMS: PaymentRefusal = {
  name: 'Payment terms',
  message: 'Log in with the account’s email address to pay on terms.',
}

/** The access to the order, as a lookup and the reservation of the order number return it. */
export const ACCESS = 'access-1'
const ENDED = refusal(401, 'order_access_ended', 'To keep this order private, enter the email address again.')

/** A shop behind `fetch` that answers as the contract says, with one cart. Change `cart` to play the provider's part. */
export class FakeShop {
  cart: ShopCart
  /** Milliseconds that its clock is ahead of the device's. */
  ahead = 0
  /** The items as the content of the site describes them. */
  entries: CartEntries = { entries: [], bundleEntries: [] }
  /** The requests, oldest first. */
  readonly sent: Sent[] = []
  /** No request is answered. */
  offline = false
  /** Requests to this action are carried out, but their answers are lost. */
  losesAnswersTo = ''
  /** The payment methods that this shop offers. */
  offers: PaymentOffer[] = [
    { name: 'Credit Card (Checkout)', instalment_plan: null },
    { name: 'EFT', instalment_plan: null },
  ]
  /** Whether the back office approved payment terms for the shopper. They are offered once the cart requests them. */
  hasTerms = false
  /** Payment methods that a shopper would expect, and why they are not offered. */
  refusals: PaymentRefusal[] = []
  /** The method whose page is opened instead of the requested one, whose provider is down. */
  servedBy: PaymentMethod | null = null
  /** The outcome of a completed payment. */
  outcome: 'complete' | 'declined' = 'complete'
  /** The outcomes of payments that other browsers began. */
  readonly outcomes = new Map<string, PaymentOutcome>()
  /** How many payments were started. */
  private opened = 0
  private isPageDone = false
  private readonly replies = new Map<string, Reply>()
  private readonly answers = new Map<string, object>()

  constructor(changes: Partial<ShopCart> = {}) {
    this.cart = emptyCart(changes)
    vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) =>
      this.fetch(typeof input === 'string' ? new Request(new URL(input, window.location.href), init) : input),
    )
  }

  /** The next request to `what` (such as `eft_intent`, or `PATCH`) is refused. */
  refuse(what: string, ...reply: Parameters<typeof refusal>): void {
    this.answerNext(what, refusal(...reply))
  }

  /** The next request to `what` gets this answer. */
  answerNext(what: string, reply: Reply): void {
    this.replies.set(what, reply)
  }

  calls(what: string): Sent[] {
    return this.sent.filter(({ method, path }) => method === what || path.endsWith(`/${what}/`))
  }

  private async fetch(request: Request): Promise<Response> {
    if (this.offline) throw new TypeError('Failed to fetch')
    const { pathname } = new URL(request.url)
    if (pathname === CART_ENTRIES_PATH) return Response.json(this.entries)
    const text = await request.text()
    const sent = {
      method: request.method,
      path: pathname.replace('/shop/api/v1', ''),
      body: text ? (JSON.parse(text) as unknown) : undefined,
      key: request.headers.get('idempotency-key'),
      access: request.headers.get('order-access'),
    }
    this.sent.push(sent)
    const { status = 200, body } = this.reply(sent)
    if (this.losesAnswersTo && sent.path.endsWith(`/${this.losesAnswersTo}/`))
      throw new TypeError('Failed to fetch')
    return datedAnswer(body, status, Date.now() + this.ahead)
  }

  private reply(sent: Sent): Reply {
    const action = sent.path.split('/').at(-2) ?? ''
    for (const what of [action, sent.method]) {
      const reply = this.replies.get(what)
      this.replies.delete(what)
      if (reply) return reply
    }
    if (sent.path === '/products/') {
      const skus = this.cart.items.flatMap(({ product: bought }) => bought ?? [])
      return { body: { products: [...skus, exampleProduct({ sku: 'sim-data', type: 'sim_card' })] } }
    }
    if (sent.path === '/bundles/')
      return { body: { bundles: this.cart.items.flatMap(({ bundle }) => bundle ?? []) } }
    if (sent.path === '/signups/validate_email/') return { body: { valid: true, exists: false } }
    if (sent.path.startsWith('/payments/')) return this.outcomeOf(sent.path.split('/')[2] ?? '')
    if (sent.path === '/orders/lookup/') return this.lookUp(sent.body as { number: string; email: string })
    const isByNumber = sent.path.startsWith(`/carts/${this.cart.order_number}/`)
    if (isByNumber && sent.access !== ACCESS) return ENDED
    const isWhole = this.answered.is_open || sent.access === ACCESS
    if (!isByNumber && !sent.path.startsWith(`/carts/${this.cart.id}/`)) {
      return refusal(
        404,
        'cart_not_found',
        'Your cart is gone. Put what you want into a new one, or call us.',
      )
    }
    if (action === 'payment_methods')
      return { body: { payment_methods: this.offered(), not_offered: this.notOffered() } }
    if (action.endsWith('able_feature_flag')) return this.flag(action.startsWith('enable'), sent.body)
    if (isByNumber && sent.method === 'GET') return { body: this.forOwner() }
    if (sent.method === 'GET' || action === 'items' || action === 'bulk_add') {
      return { body: isWhole ? this.answered : { ...this.answered, contact_info: null, address: null } }
    }
    if (sent.method === 'PATCH') {
      this.cart = deliver({ ...this.cart, ...(sent.body as Partial<ShopCart>) })
      return { body: this.answered }
    }
    if (action.startsWith('process_') && !this.isPageDone)
      return { body: { status: 'pending', order_number: this.cart.order_number } }
    // Without a key each request is carried out again, as in the shop.
    return { body: this.once(sent.key ?? randomUUID(), () => this.act(action, sent.body)) }
  }

  private outcomeOf(paymentId: string): Reply {
    const outcome = this.outcomes.get(paymentId)
    return outcome
      ? { body: { outcome } }
      : refusal(
          404,
          'payment_not_found',
          'We cannot find this payment. If you have paid, your confirmation is in your email.',
        )
  }

  private lookUp({ number, email }: { number: string; email: string }): Reply {
    const { order_number, contact_info } = this.cart
    return number === order_number && email === contact_info?.email
      ? { body: { order_number, access: ACCESS, expires_at: '2026-11-27T12:30:00.000Z' } }
      : refusal(404, 'order_not_found', 'We cannot find an order with this number and this email address.')
  }

  private flag(isOn: boolean, body: unknown): Reply {
    const { feature_flag } = body as { feature_flag: string }
    const others = this.cart.feature_flags.filter((flag) => flag !== feature_flag)
    this.cart = { ...this.cart, feature_flags: isOn ? [...others, feature_flag] : others }
    return { body: this.answered }
  }

  private notOffered(): PaymentRefusal[] {
    const asks = this.cart.feature_flags.includes('payment_terms')
    return [...this.refusals, ...(asks && !this.hasTerms ? [NO_TERMS] : [])]
  }

  private offered(): PaymentOffer[] {
    const asks = this.cart.feature_flags.includes('payment_terms')
    return asks && this.hasTerms
      ? [...this.offers, { name: 'Payment terms', instalment_plan: null }]
      : this.offers
  }

  /** Tests change status and payment of the cart. The fields that follow from them are added here. */
  private get answered(): ShopCart {
    return { ...this.cart, ...stageFields(this.cart) }
  }

  /** The order as it is shown by its number. */
  private forOwner(): ShopCart {
    const { contact_info: contact, order_number } = this.cart
    const contact_info = contact && { ...contact, phone: '27•••••4567' }
    return { ...this.answered, id: order_number ?? '', contact_info }
  }

  /** A repeated Idempotency-Key gets the first answer again. */
  private once(key: string, act: () => object): object {
    const answer = this.answers.get(key) ?? act()
    this.answers.set(key, answer)
    return answer
  }

  private act(action: string, body: unknown): object {
    const amount = this.cart.totals.total
    this.cart = { ...this.cart, order_number: 'ZA1001' }
    if (action === 'generate_order_number') {
      const grant = { access: ACCESS, expires_at: '2026-11-27T12:30:00.000Z' }
      return { order_number: 'ZA1001', ...(this.answered.is_open && grant) }
    }
    const placed = { status: 'pending', order_number: 'ZA1001', reference: 'ZA1001', amount }
    switch (action) {
      case 'eft_intent':
        this.pays('EFT', {
          next_step: 'transfer',
          bank_details: BANK_DETAILS,
          expires_at: '2026-11-27T12:30:00.000Z',
        })
        return placed
      case 'card_on_delivery_intent':
        this.pays('Card on delivery', { next_step: 'wait' })
        return placed
      case 'initiate_free_payment':
        this.cart.status = 'complete'
        this.pays('Free', { status: 'complete', next_step: null })
        return { ...placed, status: 'complete' }
      case 'initiate_blackbird_payment':
        return {
          redirect_url: CARD_PAGE,
          ...this.pays((body as { payment_method: PaymentMethod }).payment_method),
        }
      case 'process_blackbird_payment':
        return this.process({})
      case 'process_blackbird_credit_card_payment_and_activate_instalment_plan':
        return this.process({ instalment_plan: PLAN, amount: PLAN.instalment })
      case 'stitch_instant_eft':
        return { payment_link: CARD_PAGE, ...this.pays('Instant EFT (Stitch)') }
      default:
        return { redirect_url: CARD_PAGE, ...this.pays('Credit Card (Checkout)') }
    }
  }

  private pays(requested: PaymentMethod, changes: Partial<Payment> = {}): { payment_id: string } {
    const method = this.servedBy ?? requested
    this.opened += 1
    const id = `payment-${this.opened}`
    const amount = this.cart.totals.total
    this.cart.payment = payment({ id, method, amount, ...changes })
    return { payment_id: id }
  }

  /** The shopper has finished on Blackbird's page: the card is stored, or the bank has answered. */
  backFromBlackbird(): void {
    this.isPageDone = true
  }

  private process(changes: Partial<Payment>): object {
    const open = { ...(this.cart.payment ?? payment()), ...changes }
    if (open.method === 'Payment terms' && this.outcome === 'complete')
      this.cart = { ...this.cart, payment: { ...open, status: 'authorised', next_step: 'wait' } }
    else {
      this.cart.payment = open
      this.endPayment(this.outcome)
    }
    return { status: this.cart.status, order_number: 'ZA1001' }
  }

  /** Ends the open payment with the provider's outcome, as the shop would store it. */
  endPayment(status: 'complete' | 'declined', reason: string | null = null): void {
    const open = this.cart.payment ?? payment()
    this.cart = {
      ...this.cart,
      status: status === 'complete' ? 'complete' : 'pending',
      payment: { ...open, status, next_step: null, reason },
    }
  }
}
