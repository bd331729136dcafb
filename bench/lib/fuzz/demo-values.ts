import type { Known } from './schema-values'

const BASE = '/shop/api/v1'
const CARTS = 40

/** Fills a shop with carts, orders and signups. @returns values that requests can refer to, by the name of a field */
export async function demoValues(origin: string): Promise<Known> {
  const call = async (method: string, path: string, body: object = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(`${origin}${BASE}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as Record<string, unknown>
  }
  const cart = async () => String((await call('POST', '/carts/', { source: 'shop' })).id)
  const readyCart = async () => {
    const id = await cart()
    await call('POST', `/carts/${id}/bulk_add/`, { items: [{ item_id: 'khumo' }] })
    await call('PATCH', `/carts/${id}/`, { contact_info: CONTACT, address: ADDRESS })
    return id
  }
  const all = <Value>(make: () => Promise<Value>) => Promise.all(Array.from({ length: CARTS }, make))
  const [empty, ready] = [await all(cart), await all(readyCart)]
  const ordered = ready.slice(0, 5)
  const orders = await Promise.all(
    ordered.map(async (id) => String((await call('POST', `/carts/${id}/eft_intent/`)).order_number)),
  )
  const home = await (await fetch(`${origin}/za/`)).text()
  const signup = { owner_first_name: 'Thandi', owner_last_name: 'Nkosi', email: CONTACT.email }
  const signups = await Promise.all(
    [1, 2, 3].map(async () => String((await call('POST', '/signups/', signup)).id)),
  )
  const [, space, size, hash, file] = /\/f\/(\d+)\/(\d+x\d+)\/([\da-f]+)\/([\w.-]+)/.exec(home) ?? []
  return {
    ...WORDS,
    ...{ space: [space], size: [size], hash: [hash], file: [file] },
    id: [...empty, ...ready, ...orders, ...signups],
    number: orders,
    cart_uuid: empty,
  }
}

const CONTACT = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@example.co.za',
  phone: '0821234567',
}
const ADDRESS = {
  street: '12 Long Street',
  suburb: 'Melville',
  city: 'Johannesburg',
  province: 'Gauteng',
  postal_code: '2092',
}

const SKUS = ['khumo', 'khumo-print', 'go', 'sim-data', 'paper-rolls', 'barcode-scanner', 'on-site-setup']
const BUNDLES = ['starter-kit', 'counter-kit']

const WORDS: Known = {
  email: [CONTACT.email],
  phone: [CONTACT.phone],
  product: SKUS,
  replacement_product: SKUS,
  item_id: [...SKUS, ...BUNDLES],
  item: SKUS,
  bundle: BUNDLES,
  replacement_bundle: BUNDLES,
  skus: [SKUS.join(','), 'khumo'],
  bundle_codes: BUNDLES,
  storefront: ['shop', 'portal'],
  code: ['WELCOME10', 'R100OFF', 'EXPIRED', 'FREESHIP'],
  promo_code: ['WELCOME10', 'welcome10 ', null],
  postal_code: ['2092'],
  page: ['/za/shop/card-machines/go/'],
  success_url: ['http://localhost/za/checkout/'],
  crop: ['640x0', '0x0', '64x64', '4000x4000', '99999x1'],
}
