import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/open'
import { openTestDatabase } from '../../../database/testing/open'
import { postForm } from '../../../testing/post-form'
import { byProvider } from '../providers'
import { paymentsStandin } from './index'
import { standinCharges, standinWebhooks } from './schema'

const SITE = 'http://shop.test'
const KEY = { authorization: 'Bearer sk' }

let database: Database
let provider: FastifyInstance
beforeAll(async () => {
  database = await openTestDatabase()
  provider = fastify({ forceCloseConnections: true })
  await provider.register(paymentsStandin, {
    prefix: '/pay',
    database,
    siteUrl: SITE,
    providers: byProvider(() => ({
      secretKey: 'sk',
      webhookSecret: 'whsec_a2V5',
      webhookUrl: 'http://127.0.0.1:9/',
    })),
  })
})
afterAll(async () => {
  await provider.close()
  await database.close()
})

const call = (method: 'GET' | 'POST', path: string, payload?: object, headers: object = KEY) =>
  provider.inject({
    method,
    url: `/pay${path}`,
    headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
    ...(payload && { payload: JSON.stringify(payload) }),
  })
const submit = (url: string, fields: Record<string, string>) => postForm(provider, url, fields)
const inside = (address: string): string => address.slice(SITE.length)
const card = (number: string) => ({ action: 'pay', number, expiry: '12/30', cvc: '123', name: 'T Nkosi' })
const events = async (sessionId: string): Promise<{ type: string }[]> =>
  (await database.select().from(standinWebhooks))
    .filter((event) => event.sessionId === sessionId)
    .map(({ body }) => JSON.parse(body))
const moved = async (sessionId: string) =>
  (await database.select().from(standinCharges)).filter((charge) => charge.sessionId === sessionId)

describe('Blackbird', () => {
  const open = async (type: 'card_token' | 'instant_eft') => {
    const back = { successUrl: `${SITE}/ok`, cancelUrl: `${SITE}/cancel`, failureUrl: `${SITE}/failed` }
    const body = { type, amount: 119_900, currency: 'ZAR', ...back, metadata: { order_number: 'ZA1' } }
    const { id, redirectUrl } = (await call('POST', '/blackbird/api/sessions', body)).json()
    return { id: id as string, page: inside(redirectUrl) }
  }
  const charge = (session: string, key: string) =>
    call(
      'POST',
      '/blackbird/api/charges',
      { session, amount: 20_000, currency: 'ZAR' },
      {
        ...KEY,
        'idempotency-key': key,
      },
    )

  it('stores a card without charging it, then charges it once, however often that is requested', async () => {
    const { id, page } = await open('card_token')
    expect((await provider.inject(page)).body).toContain('Nothing is charged on this page.')
    expect((await charge(id, 'p')).statusCode).toBe(409)
    expect((await submit(page, card('4111 1111 1111 1111'))).headers.location).toBe(`${SITE}/ok`)
    expect(await moved(id)).toEqual([])
    const replies = await Promise.all(['p', 'p', 'q'].map((key) => charge(id, key)))
    expect(replies.map((reply) => reply.json())).toEqual(
      Array(3).fill({ id, status: 'succeeded', amount: 20_000 }),
    )
    expect(await moved(id)).toMatchObject([{ amountCents: 20_000 }])
    expect((await events(id)).map(({ type }) => type)).toEqual(['payment.succeeded'])
  })

  it('requires the one-time PIN before it stores a card', async () => {
    const { id, page } = await open('card_token')
    await submit(page, card('4000 0000 0000 3220'))
    expect((await provider.inject(page)).body).toContain('One-time PIN')
    await submit(page, { action: 'pay', pin: '123456' })
    expect((await call('GET', `/blackbird/api/sessions/${id}`)).json().status).toBe('tokenised')
    expect((await charge(id, 'p')).json().status).toBe('succeeded')
  })

  it('declines when the card is charged', async () => {
    const { id, page } = await open('card_token')
    await submit(page, card('4000 0000 0000 0002'))
    expect((await charge(id, 'p')).json()).toMatchObject({
      status: 'failed',
      failureReason: 'Your bank declined the card. Try another card, or pay by EFT.',
    })
    expect(await moved(id)).toEqual([])
  })

  it.each(['created', 'tokenised'])('closes a session that is %s for good', async (status) => {
    const { id, page } = await open('card_token')
    if (status === 'tokenised') await submit(page, card('4111 1111 1111 1111'))
    expect((await call('POST', `/blackbird/api/sessions/${id}/cancel`, {})).json().status).toBe('cancelled')
    expect((await charge(id, 'p')).json().status).toBe('cancelled')
    expect((await provider.inject(page)).headers.location).toBe(`${SITE}/cancel`)
    expect(await moved(id)).toEqual([])
  })

  it('stores the card of a wallet without charging it', async () => {
    const { id, page } = await open('card_token')
    const approval = await submit(page, { action: 'continue', wallet: 'google_pay' })
    expect(approval.body).toContain('Nothing is charged on this page.')
    await submit(page, { action: 'pay', wallet: 'google_pay' })
    expect(await moved(id)).toEqual([])
    expect((await charge(id, 'p')).json().status).toBe('succeeded')
  })

  it('accepts an instant EFT on its page', async () => {
    const { id, page } = await open('instant_eft')
    expect((await submit(page, { action: 'pay' })).body).toContain('Choose your bank')
    const approval = await submit(page, { action: 'continue', bank: 'FNB' })
    expect(approval.body).toContain('<h2>Approve with FNB</h2>')
    expect(await moved(id)).toEqual([])
    expect((await submit(page, { action: 'pay', bank: 'FNB' })).headers.location).toBe(`${SITE}/ok`)
    expect(await moved(id)).toHaveLength(1)
  })
})

describe('Stitch', () => {
  const open = async (redirectUri = `${SITE}/back?order=1`) => {
    const amount = { quantity: '1199.00', currency: 'ZAR' }
    const body = { amount, externalReference: 'pay-1', payerReference: 'ZA1' }
    const { id, url } = (await call('POST', '/stitch/api/payment_requests', body)).json()
    return { id: id as string, page: `${inside(url)}?redirect_uri=${encodeURIComponent(redirectUri)}` }
  }

  it.each([
    ['paid', { action: 'pay', bank: 'Nedbank' }, 'complete', 'completed', 1],
    ['refused', { action: 'pay', bank: 'Test bank that refuses' }, 'failed', 'failed', 0],
    ['cancelled', { action: 'cancel' }, 'closed', 'cancelled', 0],
  ] as const)('goes back %s', async (_name, fields, said, status, charges) => {
    const { id, page } = await open()
    const reply = await submit(page, fields)
    const back = `${SITE}/back?order=1&id=${id}&status=${said}&externalReference=pay-1`
    expect(reply.headers.location).toBe(back)
    expect((await call('GET', `/stitch/api/payment_requests/${id}`)).json()).toMatchObject({
      status,
      amount: { quantity: '1199.00' },
    })
    expect((await events(id)).map(({ type }) => type)).toEqual([`payment_request.${status}`])
    expect(await moved(id)).toHaveLength(charges)
  })

  it('redirects nobody to another origin', async () => {
    const { page } = await open('https://evil.example/')
    const reply = await submit(page, { action: 'cancel' })
    expect([reply.statusCode, reply.headers.location]).toEqual([404, undefined])
  })
})

describe('every provider', () => {
  it.each([
    ['GET', '/blackbird/api/sessions/x'],
    ['POST', '/blackbird/api/charges'],
    ['GET', '/stitch/api/payment_requests/x'],
    ['POST', '/stitch/api/payment_requests/x/cancel'],
  ] as const)('refuses a caller without the key: %s %s', async (method, path) => {
    expect((await call(method, path, method === 'POST' ? {} : undefined, {})).statusCode).toBe(401)
  })

  it.each(['/checkout/x', '/blackbird/pay/x', '/stitch/pay/x'])('does not know %s', async (path) => {
    const page = await provider.inject(`/pay${path}`)
    expect(page.statusCode).toBe(404)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  })
})
