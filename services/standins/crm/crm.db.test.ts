import { sql } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../database/open'
import { openTestDatabase } from '../../database/testing/open'
import { sandbox } from '../../sandbox/index'
import { refuseOddInput } from '../../server/check-input'
import { captchaStandin } from '../captcha/index'
import { crmStandin } from './index'

const SITE = 'http://localhost'
const PAGE = `${SITE}/za/contact-sales/?form_success=true`
const SITE_KEY = 'demo-site-key'
const ORGANISATION = { orgId: '00D000000000DEM', keyName: 'demo_captcha' }
const SETTINGS = { keyname: 'demo_captcha', fallback: 'true', orgId: '00D000000000DEM', ts: '1790000000000' }
const FORM = {
  oid: '00D000000000DEM',
  retURL: PAGE,
  captcha_settings: JSON.stringify(SETTINGS),
  first_name: 'Thandi',
  last_name: 'Nkosi',
  email: 'thandi@merchant.example',
  company: '[not provided]',
}

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
}, 60_000)
afterAll(() => database.close())

async function serve(isLocal = true): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true })
  refuseOddInput(app)
  const personalDataKey = Buffer.alloc(32, 7)
  const options = { database, personalDataKey, siteUrl: SITE, siteKey: SITE_KEY, sandbox: isLocal }
  await app.register(captchaStandin, { prefix: '/captcha', ...options })
  await app.register(crmStandin, { prefix: '/servlet', ...options, ...ORGANISATION })
  const access = { siteUrl: SITE, token: undefined }
  await app.register(sandbox, { prefix: '/sandbox', database, access, personalDataKey, keepsLeads: true })
  await app.ready()
  return app
}

let app: FastifyInstance
beforeAll(async () => {
  app = await serve()
})
afterAll(() => app.close())

const send = (fields: Record<string, string> | string[][], host = app, remoteAddress = '127.0.0.1') =>
  host.inject({
    remoteAddress,
    method: 'POST',
    url: '/servlet/servlet.WebToLead?encoding=UTF-8&orgId=00D000000000DEM',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://anywhere.example' },
    payload: new URLSearchParams(fields).toString(),
  })
const ask = (sitekey = SITE_KEY, headers = {}) =>
  app.inject({ method: 'POST', url: '/captcha/token/', headers, payload: { sitekey } })
const tick = async () => (await ask()).json<{ token: string }>().token
const read = async (name: 'leads' | 'lead_refusals') =>
  (await app.inject(`/sandbox/api/${name}`)).json<Record<string, unknown>[]>()
const cause = (service: 'crm' | 'captcha', fault: object) =>
  app.inject({ method: 'PUT', url: `/sandbox/api/${service}_faults`, payload: fault })

describe('a lead', () => {
  test('is kept as it was sent, newest first, and shown on the page of the sandbox', async () => {
    await send({ ...FORM, last_name: 'Dlamini' })
    const products = ['Khumo', 'Link'].map((name) => ['products', name])
    const token = await tick()
    const own = [
      ['g-recaptcha-response', token],
      ['id', 'mine'],
    ]
    await send([...Object.entries(FORM), ...products, ...own])
    const [first, second] = await read('leads')
    expect(first).toEqual({
      ...FORM,
      products: ['Khumo', 'Link'],
      id: expect.any(Number),
      received_at: expect.stringMatching(/^\d{4}-/),
      captcha: 'answered',
    })
    expect(second).toMatchObject({ last_name: 'Dlamini', captcha: 'not_answered' })
    const { body } = await app.inject('/sandbox/')
    expect(body).toContain('<h2>Leads</h2>')
    expect(body).toContain('Dlamini')
  })

  test.each<[string, Record<string, string>]>([
    ['taken', {}],
    ['refused', { last_name: '' }],
    ['of another organisation', { oid: '00D000000000XYZ' }],
  ])('that is %s leads back to its page, and no script of another site reads that', async (_case, change) => {
    const { statusCode, headers } = await send({ ...FORM, ...change })
    expect([statusCode, headers.location]).toEqual([302, PAGE])
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    ['nothing', ''],
    ['another site', 'https://evil.example/'],
    ['a script', 'javascript:run()'],
  ])('that names %s to return to leads nowhere', async (_case, retURL) => {
    const answer = await send({ ...FORM, retURL })
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined])
    expect(answer.body).toContain('Your request has been received.')
  })

  test('that is refused leaves its reason and the domain of its email address, and nobody', async () => {
    const count = (await read('leads')).length
    await send({ ...FORM, company: '' })
    const [refusal] = await read('lead_refusals')
    expect(refusal).toEqual({
      received_at: expect.stringMatching(/^\d{4}-/),
      reason: 'company_missing',
      email_domain: 'merchant.example',
    })
    expect(await read('leads')).toHaveLength(count)
  })

  test('that comes as anything but a form is refused', async () => {
    const url = '/servlet/servlet.WebToLead'
    const answer = await app.inject({ method: 'POST', url, payload: { oid: '00D000000000DEM' } })
    expect(answer.statusCode).toBe(415)
    expect(answer.body).toMatch(/^<!doctype html>/)
  })
})

describe('the captcha of a lead', () => {
  const outcome = async (token: string) => {
    const marker = `reason ${Math.random()}`
    await send({ ...FORM, 'g-recaptcha-response': token, marker })
    const [lead] = await read('leads')
    if (lead?.['marker'] === marker) return lead['captcha']
    return (await read('lead_refusals'))[0]?.['reason']
  }

  test('counts once', async () => {
    const token = await tick()
    expect(await outcome(token)).toBe('answered')
    expect(await outcome(token)).toBe('captcha_unknown')
  })

  test('is not made up', async () => {
    expect(await outcome('made-up')).toBe('captcha_unknown')
  })

  test.each([
    ['refuse', 'captcha_unknown'],
    ['expired', 'captcha_expired'],
  ])('is refused when the sandbox was asked to have it: %s', async (mode, reason) => {
    expect((await cause('captcha', { calls: 1, mode })).json()).toEqual({ calls: 1, mode })
    expect(await outcome(await tick())).toBe(reason)
    expect(await outcome(await tick())).toBe('answered')
  })

  test('is down for as many calls as the sandbox was asked for', async () => {
    await cause('captcha', { calls: 2, mode: 'down' })
    const statuses = [await ask(), await ask(), await ask()].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([503, 503, 200])
  })

  test.each<[string, string, Record<string, string>, number]>([
    ['the site', SITE_KEY, { origin: SITE }, 200],
    ['another site', SITE_KEY, { origin: 'https://evil.example' }, 403],
    ['a site that is not known', 'other', {}, 400],
  ])('gives tokens to pages of %s', async (_case, sitekey, headers, status) => {
    expect((await ask(sitekey, headers)).statusCode).toBe(status)
  })

  test('comes as a script that browsers may keep for a while', async () => {
    const { headers, statusCode } = await app.inject('/captcha/api.js?onload=go&render=explicit&hl=en')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'private, max-age=300',
    })
  })
})

/** How many calls are still to go wrong. */
async function callsLeft(service: string): Promise<unknown[]> {
  const asked = sql`select calls from standins.service_faults where service = ${service}`
  return ((await database.execute(asked)) as { rows: unknown[] }).rows
}

describe('a CRM that fails', () => {
  test('is down for as many calls, keeps nothing meanwhile, and is back then', async () => {
    const count = (await read('leads')).length
    const fault = await cause('crm', { calls: 1, down: true })
    expect(fault.json()).toEqual({ calls: 1, delay_ms: 0, down: true })
    expect((await send(FORM)).statusCode).toBe(503)
    expect(await read('leads')).toHaveLength(count)
    expect((await send(FORM)).statusCode).toBe(302)
    expect(await read('leads')).toHaveLength(count + 1)
  })

  test('takes its time', async () => {
    await cause('crm', { calls: 1, delay_ms: 60 })
    const began = performance.now()
    expect((await send(FORM)).statusCode).toBe(302)
    // Timers may be a millisecond early.
    expect(performance.now() - began).toBeGreaterThanOrEqual(58)
  })

  test('does not keep a host from ending', async () => {
    const slow = await serve()
    await cause('crm', { calls: 1, delay_ms: 60_000 })
    const answer = send(FORM, slow)
    await expect.poll(() => callsLeft('crm')).toEqual([{ calls: 0 }])
    await slow.close()
    expect((await answer).statusCode).toBe(302)
  })

  test.each([
    ['crm', { calls: -1 }],
    ['crm', { calls: 1, delay_ms: 60_001 }],
    ['captcha', { calls: 1, mode: 'slow' }],
    ['captcha', { mode: 'down' }],
  ] as const)('is not what %s is asked for with %o', async (service, fault) => {
    expect((await cause(service, fault)).statusCode).toBe(400)
  })
})

test('a flood of leads ends, and says until when', async () => {
  const strange = await serve(false)
  onTestFinished(() => strange.close())
  const flood = () => send(FORM, strange, '196.25.1.7')
  const statuses = []
  for (let sent = 0; sent < 51; sent += 1) statuses.push((await flood()).statusCode)
  expect(new Set(statuses.slice(0, 50))).toEqual(new Set([302]))
  const last = await flood()
  expect([statuses[50], last.statusCode]).toEqual([429, 429])
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(last.body).toContain('too many tries')
})
