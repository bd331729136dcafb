import { vi } from 'vitest'
import type { LoadedCatalogue } from '../../catalogue'
import type { ShopCart } from '../../platform/http'
import { GO, KHUMO, KHUMO_PRINT, PAPER_ROLLS, SIM, STARTER_KIT } from './catalogue'
import { applyItemAction, emptyCart, type ItemAction, Refusal } from './fake-cart'

export type Call = { method: string; path: string; body: unknown }
type Reply = { status: number; body: unknown }

const refuse = ({ status, code, message }: Refusal): Reply => ({ status, body: { error: { code, message } } })

/** A shop API in memory that answers as the contract says, with switches for what goes wrong. */
export class FakeShop {
  catalogue: LoadedCatalogue = {
    products: [KHUMO, KHUMO_PRINT, PAPER_ROLLS, SIM, GO],
    bundles: [STARTER_KIT],
  }
  carts = new Map<string, ShopCart>()
  calls: Call[] = []
  isOffline = false
  /** Refuses the next call whose path ends so. */
  refusals = new Map<string, Refusal>()
  /** While set, answers of item calls wait for it. */
  gate: Promise<void> | undefined

  /** Answers every fetch of the test from now on. */
  install(): this {
    vi.stubGlobal('fetch', async (input: Request | string) => {
      const request = typeof input === 'string' ? new Request(new URL(input, window.location.origin)) : input
      const path = new URL(request.url).pathname.replace('/shop/api/v1', '')
      const text = await request.text()
      const call = { method: request.method, path, body: text ? (JSON.parse(text) as unknown) : undefined }
      this.calls.push(call)
      if (this.isOffline) throw new TypeError('Failed to fetch')
      if (path.endsWith('/items/')) await this.gate
      const { status, body } = this.answer(call)
      return Response.json(body, { status })
    })
    return this
  }

  /** A cart as if an earlier visit had filled it. */
  store(id: string, ...skus: [sku: string, quantity: number][]): ShopCart {
    const filled = skus.reduce(
      (cart, [product, quantity]) =>
        applyItemAction(cart, { action: 'add', product, quantity }, this.catalogue),
      emptyCart(id),
    )
    this.carts.set(id, filled)
    return filled
  }

  /** The calls that changed something, as `POST /carts/`. */
  get changes(): string[] {
    return this.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)
  }

  bodiesOf(path: string): unknown[] {
    return this.calls.filter((call) => call.path === path).map(({ body }) => body)
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

  private route({ method, path, body }: Call): Reply {
    if (path === '/products/') return { status: 200, body: { products: this.catalogue.products } }
    if (path === '/bundles/') return { status: 200, body: { bundles: this.catalogue.bundles } }
    if (path === '/carts/') return { status: 201, body: this.store(`cart-${this.carts.size + 1}`) }
    const [, , id = '', action] = path.split('/')
    const cart = this.carts.get(id)
    if (!cart) throw new Refusal('cart_not_found', 'We could not find this cart. Start a new one.', 404)
    if (method !== 'GET') this.carts.set(id, this.changed(cart, action, body))
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
