import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { products } from './store/schema'
import { useTestShop } from './testing/shop'

const shop = useTestShop()

const skusOf = async (query: string): Promise<string[]> =>
  (await shop.call('GET', `/products/?${query}`)).json().products.map(({ sku }: { sku: string }) => sku)

describe('catalogue', () => {
  it('lists the storefront’s items of the requested types, in the order of the file', async () => {
    expect(await skusOf('types=card_machine,sim_card&storefront=shop')).toEqual([
      'khumo',
      'khumo-print',
      'neo-touch',
      'go',
      'sim-data',
    ])
  })

  it('shows prices in rand, the current promotion and why an item cannot be bought', async () => {
    const { products } = (await shop.call('GET', '/products/?skus=khumo,counter-stand,go')).json()
    const [khumo, go, stand] = products
    expect(khumo).toMatchObject({
      unit_price: 1199,
      original_unit_price: null,
      third_party_reviews: { rating: 4.8, review_count: 721 },
    })
    expect(go).toMatchObject({ can_be_purchased: false, reason_not_available: 'out_of_stock' })
    expect(stand).toMatchObject({ unit_price: 449, promotion_end_date: '2026-10-31 23:59:59' })
  })

  it('hides items of other storefronts, and finds words in any order', async () => {
    expect(await skusOf('storefront=shop&search=printer')).toEqual(['khumo-print'])
    expect(await skusOf('search=Till%20kitchen')).toEqual(['receipt-printer'])
  })

  it('neither shows nor sells items of another storefront to a caller that only names it', async () => {
    const skus = await skusOf('storefront=portal')
    expect(skus).toContain('khumo')
    expect(skus).not.toContain('receipt-printer')
    for (const source of ['portal', 'signup']) {
      const { id } = (await shop.call('POST', '/carts/', { source })).json()
      const add = (product: string) => shop.post(id, 'items', { action: 'add', product })
      expect((await add('khumo')).json()).toMatchObject({ source, items: [{ quantity: 1 }] })
      expect((await add('receipt-printer')).json().error).toMatchObject({
        code: 'not_available',
        message: expect.stringMatching(/is not sold in this shop\.$/),
      })
    }
  })

  it('gives a bundle one price and names its parts', async () => {
    const { bundles } = (await shop.call('GET', '/bundles/?bundle_codes=starter-kit')).json()
    expect(bundles).toEqual([
      expect.objectContaining({
        unit_price: 1499,
        original_unit_price: 1597,
        items: [
          { sku: 'khumo', quantity: 1 },
          { sku: 'charging-dock', quantity: 1 },
          { sku: 'sim-data', quantity: 1 },
        ],
      }),
    ])
  })
})

describe('a promotion', () => {
  const HOUR_MS = 3_600_000
  const sku = 'charging-dock'

  /** A time in South Africa, as the catalogue writes it. */
  const wallClock = (hoursFromNow: number) =>
    new Date(Date.now() + (2 + hoursFromNow) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
  const promote = (from: number, to: number) =>
    shop.database
      .update(products)
      .set({ promotionPriceCents: 29_900, promotionStarts: wallClock(from), promotionEnds: wallClock(to) })
      .where(eq(products.sku, sku))

  it.each([
    ['has not begun', 1, 2, 349],
    ['is on', -1, 1, 299],
    ['is over', -2, -1, 349],
  ])('that %s decides the price of list, cart and order alike', async (_name, from, to, price) => {
    await promote(from, to)
    const listed = (await shop.call('GET', `/products/?skus=${sku}`)).json().products[0]
    expect(listed).toMatchObject({ unit_price: price, original_unit_price: 349 })
    const { id, items, totals } = await shop.cart([sku, 2])
    expect(items).toMatchObject([{ unit_price: price, original_unit_price: 349, line_total: 2 * price }])
    expect(totals).toMatchObject({ subtotal: 2 * price, discount: 0, total: 2 * price })
    expect((await shop.post(id, 'eft_intent')).json().amount).toBe(2 * price)
  })

  it('changes an open cart when it begins or ends', async () => {
    await promote(-1, 1)
    const { id, totals } = await shop.cart([sku])
    expect(totals.total).toBe(299)
    await promote(-2, -1)
    expect((await shop.getCart(id)).totals.total).toBe(349)
    const old = await shop.post(id, 'eft_intent', { amount: 299 })
    expect(old.json().error).toMatchObject({
      code: 'amount_mismatch',
      message: 'The total is now R349.00. Check your cart and pay again.',
    })
  })
})

describe('caches', () => {
  const get = (path: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    shop.app.inject({ method, url: `/shop/api/v1${path}`, headers })

  it.each([
    ['/products/', 'GET'],
    ['/bundles/?storefront=shop', 'GET'],
    ['/bundles/', 'HEAD'],
  ] as const)('ask about %s again each time by %s, and learn that nothing changed', async (path, method) => {
    const { headers } = await get(path)
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30, must-revalidate')
    const again = await get(path, { 'if-none-match': `"other", W/${String(headers.etag)}` }, method)
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', headers.etag])
  })

  it('get a new price at once', async () => {
    const { headers } = await get('/products/?skus=neo-touch')
    await shop.database.update(products).set({ priceCents: 84_900 }).where(eq(products.sku, 'neo-touch'))
    const again = await get('/products/?skus=neo-touch', { 'if-none-match': headers.etag })
    expect(again.statusCode).toBe(200)
    expect(again.json().products).toMatchObject([{ unit_price: 849 }])
  })

  it('store no cart and no refusal', async () => {
    const { id } = await shop.cart()
    for (const path of [
      `/carts/${id}/`,
      '/carts/nope/',
      '/nothing/',
      `/products/?search=${'x'.repeat(201)}`,
    ]) {
      const { headers } = await get(path)
      expect([path, headers['cache-control'], headers.etag]).toEqual([path, 'no-store', undefined])
    }
  })
})
