import { afterEach, beforeEach, vi } from 'vitest'
import {
  CART_ENTRIES_PATH,
  type CartEntries,
  type LoadedCatalogue,
  type ShopBundle,
  type ShopProduct,
} from '../../catalogue'
import { datedAnswer } from '../../platform/testing/dated-answer'
import type { ShopCart } from '../../../shared/orders'
import { emptyCart } from '../../../shared/orders/testing'
import { GO, KHUMO, KHUMO_PRINT, PAPER_ROLLS, SIM, STARTER_KIT } from './catalogue'
import { applyItemAction, type ItemAction, Refusal } from './fake-cart'

export type Call = {
  method: string
  path: string
  /** The query parameter of a catalogue request; with it, only listed items are returned. */
  storefront: string | null
  body: unknown
  key: string | null
}
/** The fake shop answers a request, loses it, loses its answer, or answers with an error. */
export type Outcome = 'arrives' | 'lost' | 'answer lost' | 'fails'
type Reply = { status: number; body: unknown }

const refuse = ({ status, code, message }: Refusal): Reply => ({ status, body: { error: { code, message } } })

const SERVER_ERROR = [
  { error: { code: 'internal_error', message: 'Something went wrong on our side.' } },
  { status: 500 },
] as const

/** A shop API in memory that follows the specification, with switches for failures. */
export class FakeShop {
  catalogue: LoadedCatalogue = {
    products: [KHUMO, KHUMO_PRINT, PAPER_ROLLS, SIM, GO],
    bundles: [STARTER_KIT],
  }
  carts = new Map<string, ShopCart>()
  /** The site's file of the editors' texts; undefined if it cannot be read. */
  entries: CartEntries | Promise<CartEntries> | undefined = { entries: [], bundleEntries: [] }
  calls: Call[] = []
  isOffline = false
  /** Refusals for the next call whose path ends with the key. */
  refusals = new Map<string, Refusal>()
  /** If set, calls to `/items/` are answered after it resolves. */
  gate: Promise<void> | undefined
  /** The outcomes of the next requests, in order; later requests are answered. */
  outcomes: Outcome[] = []
  private answers = new Map<string, Reply>()

  /** Replaces `fetch` in the test. */
  install(): this {
    vi.stubGlobal('fetch', async (input: Request | string) => {
      const request = typeof input === 'string' ? new Request(new URL(input, window.location.origin)) : input
      const { pathname, searchParams } = new URL(request.url)
      const path = pathname.replace('/shop/api/v1', '')
      if (path === CART_ENTRIES_PATH) return this.answerEntries()
      const text = await request.text()
      const body = text ? (JSON.parse(text) as unknown) : undefined
      const parameters = {
        storefront: searchParams.get('storefront'),
        key: request.headers.get('idempotency-key'),
      }
      const call = { method: request.method, path, body, ...parameters }
      this.calls.push(call)
      const outcome = this.isOffline ? 'lost' : this.outcomes.shift()
      if (outcome === 'lost') throw new TypeError('Failed to fetch')
      if (outcome === 'fails') return Response.json(...SERVER_ERROR)
      if (path.endsWith('/items/')) await this.gate
      const reply = this.answerOnce(call)
      if (outcome === 'answer lost') throw new TypeError('Failed to fetch')
      return datedAnswer(reply.body, reply.status)
    })
    return this
  }

  private async answerEntries(): Promise<Response> {
    if (this.isOffline) throw new TypeError('Failed to fetch')
    const entries = await this.entries
    return Response.json(entries ?? null, { status: entries ? 200 : 404 })
  }

  /** Creates a cart with these items, as an earlier visit would have. */
  store(id: string, ...skus: [sku: string, quantity: number][]): ShopCart {
    const filled = skus.reduce(
      (cart, [product, quantity]) =>
        applyItemAction(cart, { action: 'add', product, quantity }, this.catalogue),
      emptyCart(id),
    )
    this.carts.set(id, filled)
    return filled
  }

  /** All calls except GET, such as `POST /carts/`. */
  get changes(): string[] {
    return this.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  }

  bodiesOf(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body)
  }

  /** Carries out a request with a key once; a repeated request gets the first answer again. */
  private answerOnce(call: Call): Reply {
    const scope = call.key && call.method === 'POST' ? `${call.path} ${call.key}` : undefined
    const before = scope ? this.answers.get(scope) : undefined
    if (before) return before
    const reply = this.answer(call)
    if (scope && reply.status < 400) this.answers.set(scope, structuredClone(reply))
    return reply
  }

  private answer(call: Call): Reply {
    const refused = [...this.refusals].find(([ending]) => call.path.endsWith(ending))
    if (refused) {
      this.refusals.delete(refused[0])
      return refuse(refused[1])
    }
    try {
      return this.route(call)
    } catch (error) {
      if (error instanceof Refusal) return refuse(error)
      throw error
    }
  }

  private route({ method, path, storefront, body }: Call): Reply {
    const isReturned = (item: ShopProduct | ShopBundle) => !storefront || item.is_listed_in_catalogue
    if (path === '/products/')
      return { status: 200, body: { products: this.catalogue.products.filter(isReturned) } }
    if (path === '/bundles/')
      return { status: 200, body: { bundles: this.catalogue.bundles.filter(isReturned) } }
    if (path === '/carts/') return { status: 201, body: this.store(`cart-${this.carts.size + 1}`) }
    const [, , id = '', action] = path.split('/')
    const cart = this.carts.get(id)
    if (!cart)
      throw new Refusal(
        'cart_not_found',
        'Your cart is gone. Put what you want into a new one, or call us.',
        404,
      )
    if (action === 'validate_promo_code')
      return { status: 200, body: { valid: true, discount: 10, description: '10 % off' } }
    if (method === 'DELETE') this.carts.set(id, emptyCart(id))
    else if (method !== 'GET') this.carts.set(id, this.changed(cart, action, body))
    return { status: 200, body: this.carts.get(id) }
  }

  private changed(cart: ShopCart, action: string | undefined, body: unknown): ShopCart {
    if (action === 'items') return applyItemAction(cart, body as ItemAction, this.catalogue)
    if (action !== 'bulk_add')
      return { ...cart, promo_code: (body as { promo_code: string | null }).promo_code }
    const { items } = body as { items: { item_id: string; quantity: number; is_bundle: boolean }[] }
    return items.reduce(
      (filled, { item_id: code, quantity, is_bundle: isBundle }) =>
        applyItemAction(
          filled,
          isBundle
            ? { action: 'add_bundle', bundle: code, quantity }
            : { action: 'add', product: code, quantity },
          this.catalogue,
        ),
      cart,
    )
  }
}

/** A shop for the tests of a file, as new before each of them. Spies and stubs are removed after each. */
export function shopForEachTest(): FakeShop {
  const shop = new FakeShop()
  beforeEach(() => void Object.assign(shop, new FakeShop()).install())
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return shop
}
