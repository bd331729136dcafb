import fastify from 'fastify'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { byProvider } from './payments/providers'
import { shopApi } from './index'
import { CONTACT, useTestShop } from './testing/shop'

const shop = useTestShop()

describe('refusals', () => {
  const khumo = { action: 'add', product: 'khumo' }

  it.each<[string, object, string, Record<string, string>]>([
    ['no quantity at all', { ...khumo, quantity: 0 }, 'invalid_request', { quantity: 'must be 1 or more' }],
    [
      'half a machine',
      { ...khumo, quantity: 1.5 },
      'invalid_request',
      { quantity: 'must be a whole number' },
    ],
    ['words', { ...khumo, quantity: '2' }, 'invalid_request', { quantity: 'must be a whole number' }],
    ['no action', { product: 'khumo' }, 'invalid_request', { action: 'is required' }],
    ['no product', { action: 'add' }, 'invalid_request', { product: 'Required' }],
    [
      'no replacement',
      { action: 'replace', product: 'khumo' },
      'invalid_request',
      { 'replacement_product or replacement_bundle': 'Required' },
    ],
    ['an unknown sku', { ...khumo, product: 'nope' }, 'unknown_product', { product: 'Unknown product' }],
    [
      'an unknown bundle',
      { action: 'add_bundle', bundle: 'khumo' },
      'unknown_bundle',
      { bundle: 'Unknown bundle' },
    ],
    ['too many', { ...khumo, quantity: 11 }, 'quantity_above_maximum', { quantity: 'At most 10' }],
    [
      'an item of another storefront',
      { ...khumo, product: 'receipt-printer' },
      'not_available',
      { product: 'Not sold here' },
    ],
    [
      'an item not in the cart',
      { ...khumo, action: 'remove' },
      'not_in_cart',
      { product: 'Not in the cart' },
    ],
    [
      'a product for later',
      { ...khumo, product: 'barcode-scanner' },
      'not_available',
      { product: 'Pre-order only' },
    ],
  ])('%s', async (_name, body, code, fields) => {
    const { id } = await shop.cart()
    const reply = await shop.post(id, 'items', body)
    expect(reply.statusCode).toBe(422)
    expect(reply.json().error).toEqual({ code, message: expect.stringMatching(/^[A-Z].*\.$/), fields })
    expect((await shop.getCart(id)).items).toEqual([])
  })

  it('a wrong value is refused in a person’s words, and its field is named', async () => {
    const reply = await shop.post((await shop.cart()).id, 'items', { ...khumo, quantity: -1 })
    expect(reply.json().error).toMatchObject({
      message: 'Something is missing or not right. Please check what you filled in.',
      fields: { quantity: 'must be 1 or more' },
    })
  })

  it.each<[string, object, string[]]>([
    [
      'contact',
      { contact_info: { ...CONTACT, first_name: ' ', email: 'x' } },
      ['contact_info.email', 'contact_info.first_name'],
    ],
    ['phone', { contact_info: { ...CONTACT, phone: '12345' } }, ['contact_info.phone']],
    [
      'address',
      { address: { street: 'a', suburb: 'b', city: 'c', province: 'Utopia', postal_code: '12' } },
      ['address.postal_code', 'address.province'],
    ],
  ])('names each wrong field of the %s', async (_name, body, fields) => {
    const { id } = await shop.cart()
    const reply = await shop.call('PATCH', `/carts/${id}/`, body)
    expect(reply.statusCode).toBe(422)
    expect(Object.keys(reply.json().error.fields).sort()).toEqual(fields)
  })

  it.each<[string, 'GET' | 'PATCH' | 'POST', string, string?]>([
    ['U+0000 in a value', 'PATCH', '/carts/ID/', '{"promo_code":"WELCOME\\u0000"}'],
    ['half a character', 'PATCH', '/carts/ID/', '{"promo_code":"WELCOME\\ud800"}'],
    ['U+0000 in a name', 'PATCH', '/carts/ID/', '{"\\u0000":1}'],
    ['U+0000 in a path', 'GET', '/carts/ID/validate_promo_code/WELCOME%00/'],
    ['U+0000 in a query', 'GET', '/products/?search=khumo%00'],
  ])('%s', async (_name, method, path, payload) => {
    const { id } = await shop.cart()
    const reply = await shop.app.inject({
      method,
      url: `/shop/api/v1${path.replace('ID', id)}`,
      headers: { ...(payload && { 'content-type': 'application/json' }), 'idempotency-key': randomUUID() },
      ...(payload && { payload }),
    })
    expect([reply.statusCode, reply.json().error.code]).toEqual([400, 'malformed_request'])
  })

  it.each([
    ['lists in lists without end', `{"source":"shop","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['a list without end', `{"source":"shop","x":[${'1,'.repeat(20_000)}1]}`],
  ])('%s', async (_name, payload) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await shop.app.inject({ method: 'POST', url: '/shop/api/v1/carts/', headers, payload })
    expect([reply.statusCode, reply.json().error.code]).toEqual([413, 'body_too_large'])
  })

  it('a body that is not JSON', async () => {
    const { id } = await shop.cart()
    const reply = await shop.app.inject({
      method: 'POST',
      url: `/shop/api/v1/carts/${id}/items/`,
      headers: { 'content-type': 'application/json' },
      payload: '{"action":',
    })
    expect(reply.statusCode).toBe(400)
    expect(reply.json().error).toEqual({
      code: 'malformed_request',
      message: 'Something went wrong on the way to us. Nothing was changed: please try again.',
    })
    expect((await shop.getCart(id)).items).toEqual([])
  })

  it('a body that is a form', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/shop/api/v1/carts/',
      headers: { 'content-type': 'text/xml' },
      payload: '<a/>',
    })
    expect(reply.statusCode).toBe(415)
    expect(reply.json().error.code).toBe('unsupported_media_type')
  })

  it.each([
    ['/carts/not-an-id/', 'cart_not_found'],
    [`/carts/${randomUUID()}/`, 'cart_not_found'],
    ['/nothing/here/', 'not_found'],
  ])('GET %s', async (path, code) => {
    const reply = await shop.call('GET', path)
    expect(reply.statusCode).toBe(404)
    expect(reply.json().error.code).toBe(code)
  })

  it('a database that cannot be reached is a 503 with a time to retry', async () => {
    const app = fastify()
    const away = new Proxy(shop.database, {
      get: () => () => {
        throw Object.assign(new Error('terminating connection'), { code: '57P01' })
      },
    })
    const options = { siteUrl: shop.siteUrl, payments: byProvider(() => undefined) }
    await app.register(shopApi, { ...options, database: away, personalDataKey: Buffer.alloc(32) })
    const reply = await app.inject('/products/')
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      503,
      '5',
      {
        error: {
          code: 'temporarily_unavailable',
          message: 'The shop cannot be reached at the moment. Please try again in a minute.',
        },
      },
    ])
    await app.close()
  })

  it('an unexpected failure reveals only a request id, and is logged', async () => {
    const logged: string[] = []
    const app = fastify({
      logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
    })
    const broken = new Proxy(shop.database, {
      get: () => () => {
        throw new Error('password=secret')
      },
    })
    const provider = { apiUrl: '', secretKey: '', webhookSecret: '' }
    await app.register(shopApi, {
      database: broken,
      siteUrl: shop.siteUrl,
      payments: { checkout: provider, blackbird: provider, stitch: provider },
      personalDataKey: Buffer.alloc(32),
    })
    const reply = await app.inject('/products/')
    expect(reply.statusCode).toBe(500)
    expect(reply.json().error).toEqual({
      code: 'internal_error',
      message: 'Something went wrong on our side. Please try again in a moment.',
      request_id: expect.any(String),
    })
    expect(logged.join()).toContain(reply.json().error.request_id)
    await app.close()
  })
})
