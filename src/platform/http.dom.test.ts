import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, idempotencyHeader, shop, ShopError } from './http'

const answering = (...replies: (Response | Error)[]) => {
  const requests: Request[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request)
    const reply = replies.shift()
    if (!(reply instanceof Response)) throw reply ?? new Error('No reply is left.')
    return reply
  })
  return requests
}

const CART = { source: 'shop' } as const
const createCart = () => answer(shop.POST('/carts/', { body: CART, headers: idempotencyHeader('key-1') }))
const changeCart = () =>
  answer(shop.PATCH('/carts/{id}/', { params: { path: { id: 'a' } }, body: { promo_code: null } }))

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('an answer', () => {
  test('is the body', async () => {
    const requests = answering(Response.json({ id: 'a' }, { status: 201 }))
    expect(await createCart()).toEqual({ id: 'a' })
    expect(requests[0]?.url).toBe(`${window.location.origin}/shop/api/v1/carts/`)
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key-1')
  })

  test('that refuses becomes an error with its code, sentence and fields', async () => {
    const error = {
      code: 'invalid_request',
      message: 'Check the source.',
      fields: { source: 'is required' },
    } as const
    answering(Response.json({ error }, { status: 422 }))
    await expect(createCart()).rejects.toEqual(new ShopError(error.code, error.message, error.fields))
  })

  test.each([
    ['a page instead of JSON', () => new Response('<!doctype html>', { status: 502 })],
    ['a page that says all is well', () => new Response('<!doctype html>', { status: 200 })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('with %s becomes an error in words', async (_name, reply) => {
    answering(reply())
    await expect(createCart()).rejects.toMatchObject({ code: 'unexpected', name: 'ShopError' })
  })
})

describe('without a network', () => {
  test('a request that may repeat is sent once more, with the same body and key', async () => {
    const requests = answering(new TypeError('Failed to fetch'), Response.json({ id: 'a' }, { status: 201 }))
    expect(await createCart()).toEqual({ id: 'a' })
    expect(requests.map((request) => request.headers.get('idempotency-key'))).toEqual(['key-1', 'key-1'])
    expect(await requests[1]?.json()).toEqual(CART)
  })

  test('the shopper reads what to do', async () => {
    answering(new TypeError('Failed to fetch'), new TypeError('Failed to fetch'))
    await expect(createCart()).rejects.toMatchObject({
      code: 'network',
      message: 'We could not reach the shop. Check your connection and try again.',
    })
  })

  test('a change without a key is not repeated', async () => {
    const requests = answering(new TypeError('Failed to fetch'), Response.json({ id: 'a' }))
    await expect(changeCart()).rejects.toMatchObject({ code: 'network' })
    expect(requests).toHaveLength(1)
  })
})
