import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { captchaStandin } from '../captcha/index'
import { postForm } from '../../testing/post-form'
import { SITE, testStandins } from '../testing/host'
import { crmStandin } from './index'

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

const { parts, serve, read, cause, expectLimit } = testStandins(
  async (host, options) => {
    await host.register(captchaStandin, { prefix: '/captcha', ...options, siteKey: SITE_KEY })
    await host.register(crmStandin, { prefix: '/servlet', ...options, siteKey: SITE_KEY, ...ORGANISATION })
  },
  { keepsLeads: true },
)

const send = (fields: Record<string, string> | string[][], host = parts.app, remoteAddress = '127.0.0.1') =>
  postForm(host, '/servlet/servlet.WebToLead?encoding=UTF-8&orgId=00D000000000DEM', fields, {
    remoteAddress,
    headers: { origin: 'https://anywhere.example' },
  })
const ask = (sitekey = SITE_KEY, headers = {}) =>
  parts.app.inject({ method: 'POST', url: '/captcha/token/', headers, payload: { sitekey } })
const tick = async () => (await ask()).json<{ token: string }>().token
describe('a lead', () => {
  test('is stored as it was sent, newest first', async () => {
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
  })

  test.each<[string, Record<string, string>]>([
    ['taken', {}],
    ['refused', { last_name: '' }],
  ])('that is %s leads back to its page, and no script of another site reads that', async (_case, change) => {
    const { statusCode, headers } = await send({ ...FORM, ...change })
    expect([statusCode, headers.location]).toEqual([302, PAGE])
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('that names another site to return to leads nowhere', async () => {
    const answer = await send({ ...FORM, retURL: 'https://evil.example/' })
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

  test.each([
    ['refuse', 'captcha_unknown'],
    ['expired', 'captcha_expired'],
  ])('is refused on demand of the sandbox: %s', async (mode, reason) => {
    expect((await cause('captcha', { calls: 1, mode })).json()).toEqual({ calls: 1, mode })
    expect(await outcome(await tick())).toBe(reason)
    expect(await outcome(await tick())).toBe('answered')
  })

  test('is down for as many calls as the sandbox orders', async () => {
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
})

/** How many calls are still to fail. */
async function callsLeft(service: string): Promise<unknown[]> {
  const query = sql`select calls from standins.service_faults where service = ${service}`
  return ((await parts.database.execute(query)) as { rows: unknown[] }).rows
}

describe('a CRM that fails', () => {
  test('is down for as many calls, stores nothing meanwhile, and works again after them', async () => {
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

  test('does not delay the end of its host', async () => {
    const slow = await serve()
    await cause('crm', { calls: 1, delay_ms: 60_000 })
    const answer = send(FORM, slow)
    await expect.poll(() => callsLeft('crm')).toEqual([{ calls: 0 }])
    await slow.close()
    expect((await answer).statusCode).toBe(302)
  })
})

test('a flood of leads ends, and says until when', async () => {
  const last = await expectLimit(50, (host) => send(FORM, host, '196.25.1.7'))
  expect(last.body).toContain('too many tries')
})
