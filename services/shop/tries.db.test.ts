import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tries } from '../rate-limits/index'
import { waitlistEntries } from './store/schema'
import { useTestShop } from './testing/shop'

const shop = useTestShop()
let cartId = ''
beforeAll(async () => {
  cartId = (await shop.cart(['khumo'])).id
})
/** A new visitor for each test, because an exhausted limit is remembered. */
let visitor = ''
let visitors = 0
beforeEach(async () => {
  visitors += 1
  visitor = `196.25.1.${visitors}`
  await shop.database.delete(tries)
})
afterEach(() => vi.useRealTimers())

type Method = 'GET' | 'POST' | 'PATCH'
const send = (method: Method, path: string, payload?: object, remoteAddress = visitor, headers = {}) =>
  shop.app.inject({
    method,
    url: `/shop/api/v1${path.replace(':cart', cartId)}`,
    remoteAddress,
    headers,
    ...(payload && { payload }),
  })
/** Sets every existing counter to this value. */
const setCounters = (to: number) => shop.database.update(tries).set({ tries: to })

const SIGNUP = { owner_first_name: 'T', owner_last_name: 'N', email: 't@example.co.za' }
const JOINING = { item: 'go', name: 'T', email: 't@example.co.za', consent_version: '2026-11-22' }
const LOOKUP = { number: 'ZA1', email: 't@example.co.za' }
const LIMITED_CALLS: [Method, string, object | undefined, number][] = [
  ['POST', '/carts/', { source: 'shop' }, 300],
  ['POST', '/signups/', SIGNUP, 50],
  ['GET', '/signups/validate_email/?email=t@example.co.za', undefined, 120],
  ['GET', '/carts/:cart/validate_promo_code/WELCOME10/', undefined, 120],
  ['POST', '/waitlist/', JOINING, 50],
  ['POST', '/orders/lookup/', LOOKUP, 10],
  ['POST', '/carts/:cart/card_on_delivery_intent/', {}, 300],
  ['POST', '/carts/:cart/initiate_blackbird_payment/', { payment_method: 'Credit Card (Blackbird)' }, 300],
  ['PATCH', '/carts/:cart/', {}, 3000],
  ['PATCH', '/carts/:cart/', { promo_code: 'GUESSED' }, 120],
]

describe('a visitor who exceeds a rate limit', () => {
  it.each(LIMITED_CALLS)('%s %s', async (method, path, body, limit) => {
    const first = await send(method, path, body)
    expect(first.statusCode).not.toBe(429)
    await setCounters(limit - 1)
    expect((await send(method, path, body)).statusCode).not.toBe(429)
    const refused = await send(method, path, body)
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      {
        error: {
          code: 'too_many_tries',
          message: expect.stringMatching(
            /^There were too many tries\. Try again in 1[45] minutes, or call us\.$/,
          ),
        },
      },
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(14 * 60)
  })

  it('waits a quarter of an hour, and may then continue', async () => {
    await send('POST', '/carts/', { source: 'shop' })
    await setCounters(10_000)
    expect((await send('POST', '/carts/', { source: 'shop' })).statusCode).toBe(429)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 })
    expect((await send('POST', '/carts/', { source: 'shop' })).statusCode).toBe(201)
  })

  it('does not block other visitors, and may still read', async () => {
    await send('POST', '/carts/', { source: 'shop' })
    await setCounters(10_000)
    expect((await send('POST', '/carts/', { source: 'shop' }, '196.25.3.8')).statusCode).toBe(201)
    expect((await send('GET', '/carts/:cart/')).statusCode).toBe(200)
    expect((await send('GET', '/products/')).statusCode).toBe(200)
  })

  it('cannot avoid the limit with parallel calls', async () => {
    await send('POST', '/signups/', SIGNUP)
    await setCounters(30)
    const replies = await Promise.all(Array.from({ length: 30 }, () => send('POST', '/signups/', SIGNUP)))
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
  })
})

it('a valid promo code does not count as an attempt', async () => {
  const { id } = await shop.cart(['khumo'])
  await send('PATCH', `/carts/${id}/`, { promo_code: 'GUESSED' })
  await setCounters(119)
  for (const promo_code of ['WELCOME10', 'welcome10'])
    expect((await send('PATCH', `/carts/${id}/`, { promo_code })).statusCode).toBe(200)
})

it('nobody can keep the owner of a mailbox off the waitlist, which has each mailbox once in any spelling', async () => {
  await shop.database.delete(waitlistEntries)
  const statuses: number[] = []
  for (let at = 1; at <= 11; at += 1) {
    const email = `${at % 2 ? 'than.di' : 'Thandi'}+${at}@gmail.com`
    const { statusCode } = await send('POST', '/waitlist/', { ...JOINING, email }, `196.25.5.${at}`)
    statuses.push(statusCode)
  }
  expect(statuses).toEqual(Array<number>(11).fill(201))
  expect(await shop.database.$count(waitlistEntries)).toBe(1)
})

it('a visitor without attempts left is refused without a database query', async () => {
  await send('POST', '/signups/', SIGNUP)
  await setCounters(50)
  expect((await send('POST', '/signups/', SIGNUP)).statusCode).toBe(429)
  await shop.database.delete(tries)
  expect((await send('POST', '/signups/', SIGNUP)).statusCode).toBe(429)
  expect(await shop.database.$count(tries)).toBe(0)
})

describe('this machine itself', () => {
  const from = async (headers: Record<string, string>) => {
    await send('POST', '/signups/', SIGNUP, '127.0.0.1', headers)
    await setCounters(500)
    return (await send('POST', '/signups/', SIGNUP, '127.0.0.1', headers)).statusCode
  }

  it('has twenty times the limit while the sandbox is on, and no more', async () => {
    expect(await from({})).toBe(201)
    await setCounters(1_000)
    expect((await send('POST', '/signups/', SIGNUP, '127.0.0.1')).statusCode).toBe(429)
  })

  it('is an ordinary visitor when its proxy forwards requests', async () => {
    expect(await from({ 'x-forwarded-for': '196.25.3.9' })).toBe(429)
  })
})

it('reading the catalogue and carts writes nothing', async () => {
  await send('GET', '/products/?storefront=shop')
  await send('GET', '/bundles/')
  await send('GET', '/carts/:cart/')
  await send('GET', '/carts/:cart/payment_methods/')
  expect(await shop.database.$count(tries)).toBe(0)
})
