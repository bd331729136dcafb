import { randomUUID } from 'node:crypto'
import { JSDOM, VirtualConsole } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { useTestShop } from './testing/shop'

const SITE = 'https://www.example.co.za'
const STRANGERS = [
  'https://example.co.za',
  'http://www.example.co.za',
  'https://www.example.co.za.evil.example',
]

const shop = useTestShop({ corsOrigins: [SITE] })

interface Answer {
  status: number
  body: Record<string, unknown>
  header(name: string): string | null
}

/** A page of another site calls the shop as a browser does: with a preflight, and only readable answers. */
function pageOf(site: string) {
  // A browser also logs refusals on its console, which is muted here.
  const { window } = new JSDOM('', { url: `${site}/za/`, virtualConsole: new VirtualConsole() })
  return (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const request = new window.XMLHttpRequest()
      request.open(method, `${shop.siteUrl}/shop/api/v1${path}`)
      if (body) request.setRequestHeader('content-type', 'application/json')
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.addEventListener('error', () => reject(new Error('The browser refused.')))
      request.addEventListener('load', () =>
        resolve({
          status: request.status,
          body: JSON.parse(request.responseText),
          header: (name) => request.getResponseHeader(name),
        }),
      )
      request.send(body && JSON.stringify(body))
    })
}

const order = (address: string) => ({
  amount: 3198,
  success_url: `${address}/za/`,
  cancel_url: `${address}/za/`,
})

describe('a page of an allowed site', () => {
  const ask = pageOf(SITE)

  it('reads the catalogue, and its time', async () => {
    const { status, body, header } = await ask('GET', '/products/?storefront=shop')
    expect([status, Object.keys(body)]).toEqual([200, ['products']])
    expect(Date.parse(header('date') ?? '')).toBeGreaterThan(0)
  })

  it('makes a cart with an Idempotency-Key, changes and empties it, and reads errors', async () => {
    const made = await ask('POST', '/carts/', { source: 'shop' }, { 'idempotency-key': randomUUID() })
    const cart = `/carts/${String(made.body.id)}/`
    const changed = await ask('PATCH', cart, { promo_code: null }, { 'order-access': 'none' })
    const refused = await ask('POST', `${cart}items/`, { action: 'add', product: 'nothing' })
    const emptied = await ask('DELETE', `${cart}items/`)
    expect([made, changed, refused, emptied].map(({ status }) => status)).toEqual([201, 200, 422, 200])
    expect(refused.body).toHaveProperty('error.message')
  })

  it('gets its shoppers back after a payment, and no other site does', async () => {
    const cart = await shop.cart(['khumo', 2])
    const path = `/carts/${cart.id}/initiate_checkout_payment/`
    const refused = await ask('POST', path, order('https://evil.example'))
    expect(refused.body).toMatchObject({ error: { code: 'foreign_return_address' } })
    const begun = await ask('POST', path, { ...order(SITE), amount: cart.totals.total })
    expect([begun.status, Object.keys(begun.body)]).toEqual([200, expect.arrayContaining(['redirect_url'])])
  })
})

it.each(STRANGERS)('a page of %s reads nothing and changes nothing', async (site) => {
  const ask = pageOf(site)
  await expect(ask('GET', '/products/')).rejects.toThrow('The browser refused.')
  await expect(ask('POST', '/carts/', { source: 'shop' })).rejects.toThrow('The browser refused.')
})

it('a cached answer for one site is used for no other site', async () => {
  const products = `${shop.siteUrl}/shop/api/v1/products/`
  for (const origin of [SITE, 'https://evil.example', undefined]) {
    const answer = await fetch(products, { headers: { ...(origin && { origin }) } })
    expect(answer.headers.get('vary')).toMatch(/\borigin\b/i)
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin === SITE ? SITE : null)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  }
})
