import { sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../database/testing/open'
import { signups } from '../shop/store/schema'
import { DEMO_ACCOUNT } from '../standins/identity/accounts'
import { standinLoginCodes } from '../standins/identity/codes'
import { loginSessions } from './schema'
import { verifiedEmailReader } from './session-cookie'
import { startTestLogin, TestBrowser, type TestLogin } from './testing/login'

const database = await useTestDatabase()

async function start(changes?: Parameters<typeof startTestLogin>[1]): Promise<TestLogin> {
  const login = await startTestLogin(database, changes)
  onTestFinished(() => login.close())
  return login
}

/** Moves every timestamp of the stored rows this far into the past. */
const letPass = async (minutes: number): Promise<void> => {
  const ago = sql`make_interval(mins => ${minutes})`
  await database.update(loginSessions).set({ expiresAt: sql`expires_at - ${ago}` })
  await database.update(standinLoginCodes).set({ expiresAt: sql`expires_at - ${ago}` })
}

describe('logging in', () => {
  test('redirects to the provider with PKCE, and then back to the page the shopper came from', async () => {
    const { siteUrl, browser } = await start()
    const page = await browser.start()
    expect(page.origin + page.pathname).toBe(`${siteUrl}/login/authorize`)
    expect(Object.fromEntries(page.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'site',
      redirect_uri: `${siteUrl}/za/login-callback/`,
      scope: 'openid profile email phone',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      login_hint: 'thandi@merchant.example',
    })
    const callback = await browser.authorize(page)
    expect(callback.origin + callback.pathname).toBe(`${siteUrl}/za/login-callback/`)
    const answer = await browser.finish(callback)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        first_name: 'Thandi',
        email: 'thandi@merchant.example',
        return_url: `${siteUrl}/za/checkout/?step=contact`,
      },
    ])
    expect((await browser.call('GET', '/session/')).json()).toEqual({
      logged_in: true,
      id: 'thandi@merchant.example',
      first_name: 'Thandi',
      last_name: 'Nkosi',
      email: 'thandi@merchant.example',
      phone: '27821234567',
    })
  })

  test.each([
    [DEMO_ACCOUNT.email, true],
    ['sipho@shop.example', false],
  ])('notes in the session whether the provider has verified %s: %s', async (email, verified) => {
    const now = new Date()
    const signup = {
      id: crypto.randomUUID(),
      email: 'sipho@shop.example',
      details: {},
      createdAt: now,
      updatedAt: now,
    }
    await database.insert(signups).values({ ...signup, status: 'complete' })
    const { browser } = await start()
    await browser.finish(await browser.authorize(await browser.start(), { email }))
    const persons = (await database.select().from(loginSessions)).flatMap(({ person }) => person ?? [])
    expect(persons.filter((person) => person.email === email).at(-1)?.email_verified).toBe(verified)
  })

  test('gives the session a new id and invalidates the old one', async () => {
    const { app, browser } = await start()
    const callback = await browser.authorize(await browser.start())
    const before = browser.cookie
    await browser.finish(callback)
    expect(browser.cookie).not.toBe(before)
    const earlier = Object.assign(new TestBrowser(app), { cookie: before })
    expect((await earlier.call('GET', '/session/')).json()).toEqual({ logged_in: false })
  })

  test('never sends a token to the browser, and never stores a session id in clear', async () => {
    const { browser } = await start()
    const callback = await browser.authorize(await browser.start())
    const answer = await browser.finish(callback)
    expect(answer.body).not.toMatch(/token|eyJ/)
    const [, id = ''] = browser.cookie.split('=')
    expect(JSON.stringify(await database.select().from(loginSessions))).not.toContain(id)
  })

  test('works again for somebody who is already logged in', async () => {
    const { browser } = await start()
    await browser.logIn()
    expect((await browser.finish(await browser.authorize(await browser.start()))).statusCode).toBe(200)
  })
})

describe('the session', () => {
  test.each([
    ['http://127.0.0.1:9', /^session=[\w-]{43}$/, []],
    ['https://www.example.co.za', /^__Host-session=[\w-]{43}$/, ['Secure']],
  ])('on %s has a cookie that scripts and other sites cannot use', async (siteUrl, expected, more) => {
    const { browser } = await start({ siteUrl })
    await browser.open()
    const [pair, ...attributes] = browser.lastSetCookie.split('; ')
    expect(pair).toMatch(expected)
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=1800', 'Path=/', 'SameSite=Lax', ...more].sort())
  })

  test('stays the same when it is opened again, with the same CSRF token', async () => {
    const { browser } = await start()
    await browser.open()
    const { cookie, csrf } = browser
    await browser.open()
    expect([browser.cookie, browser.csrf]).toEqual([cookie, csrf])
  })

  test('ends for good with a logout', async () => {
    const { app, browser } = await start()
    await browser.logIn()
    const { cookie } = browser
    expect((await browser.call('DELETE', '/session/')).json()).toEqual({ logged_in: false })
    expect(browser.lastSetCookie).toContain('Max-Age=0;')
    const stolen = Object.assign(new TestBrowser(app), { cookie })
    expect((await stolen.call('GET', '/session/')).json()).toEqual({ logged_in: false })
    expect((await browser.call('DELETE', '/session/')).statusCode).toBe(200)
  })

  test('ends after twelve hours, and the next new session deletes expired ones', async () => {
    const { app, browser } = await start()
    await browser.logIn()
    await letPass(11 * 60)
    expect((await browser.call('GET', '/session/')).json()).toMatchObject({ logged_in: true })
    await letPass(61)
    expect((await browser.call('GET', '/session/')).json()).toEqual({ logged_in: false })
    await new TestBrowser(app).open()
    expect(await database.$count(loginSessions)).toBe(1)
  })

  test('no response may be cached', async () => {
    const { browser } = await start()
    expect((await browser.call('GET', '/session/')).headers['cache-control']).toBe('no-store')
    expect((await browser.call('GET', '/nothing/')).headers['cache-control']).toBe('no-store')
  })
})

describe('an answer of the provider that does not fit its login', () => {
  const codeOf = async (answer: Promise<{ json(): { error: { code: string } } }>) =>
    (await answer).json().error.code

  test('is refused when its state differs, and the pending login stays open', async () => {
    const { browser } = await start()
    const callback = await browser.authorize(await browser.start())
    expect(await codeOf(browser.finish(callback, { state: 'another' }))).toBe('state_mismatch')
    expect((await browser.finish(callback)).statusCode).toBe(200)
  })

  test('is refused in another browser', async () => {
    const { app, browser } = await start()
    const other = new TestBrowser(app)
    await other.start()
    const callback = await browser.authorize(await browser.start())
    expect(await codeOf(other.finish(callback))).toBe('state_mismatch')
  })

  test('is refused with the code of another login, whose PKCE verifier differs', async () => {
    const { browser } = await start()
    const first = await browser.authorize(await browser.start())
    const second = await browser.authorize(await browser.start())
    const swapped = { code: first.searchParams.get('code') ?? '' }
    expect(await codeOf(browser.finish(second, swapped))).toBe('code_refused')
  })

  test('is refused the second time', async () => {
    const { browser } = await start()
    const callback = await browser.authorize(await browser.start())
    await browser.finish(callback)
    await browser.open()
    expect(await codeOf(browser.finish(callback))).toBe('login_not_started')
  })

  test('is accepted once when it arrives twice at the same time', async () => {
    const { browser } = await start()
    const callback = await browser.authorize(await browser.start())
    const answers = await Promise.all([browser.finish(callback), browser.finish(callback)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      expect.toSatisfy((s: number) => s > 400),
    ])
  })

  test('with a code older than a minute is refused', async () => {
    const { browser } = await start()
    const callback = await browser.authorize(await browser.start())
    await letPass(1)
    expect(await codeOf(browser.finish(callback))).toBe('code_refused')
  })

  test('is refused after ten minutes', async () => {
    const { browser } = await start()
    const callback = await browser.authorize(await browser.start())
    const past = JSON.stringify(Date.now() - 1)
    await database
      .update(loginSessions)
      .set({ pending: sql`jsonb_set(pending, '{expiresAt}', ${past}::jsonb)` })
      .where(sql`pending is not null`)
    expect(await codeOf(browser.finish(callback))).toBe('login_expired')
  })

  test('gets 502 when the provider cannot be reached, and the shopper may try again', async () => {
    const { browser } = await start({ tokenUrl: 'http://127.0.0.1:9/token' })
    const callback = await browser.authorize(await browser.start())
    const answer = await browser.finish(callback)
    expect([answer.statusCode, answer.json().error.code]).toEqual([502, 'provider_unavailable'])
  })
})

describe('the verified email address', () => {
  /** Logs a shopper in; returns a function that reads the shopper's address from a request with the given headers. */
  const logIn = async () => {
    const { siteUrl, browser } = await start()
    await browser.logIn()
    const read = ({ cookie = browser.cookie, ...headers }: Record<string, string> = {}) => {
      const [name = '', id = ''] = cookie.split('=')
      const request = { method: 'POST', headers, cookies: { [name]: id } }
      return verifiedEmailReader(database, siteUrl)(request as unknown as FastifyRequest)
    }
    return { siteUrl, read }
  }

  test('is that of the logged-in person', async () => {
    const { siteUrl, read } = await logIn()
    expect(await read()).toBe('thandi@merchant.example')
    expect(await read({ origin: siteUrl })).toBe('thandi@merchant.example')
  })

  test.each([
    ['nobody is logged in', { cookie: '' }],
    ['the session is made up', { cookie: 'session=made-up' }],
    ['another site’s page changes something', { origin: 'https://evil.example' }],
    ['the page that changes something hides its origin', { origin: 'null' }],
  ])('is unknown when %s', async (_case, headers) => {
    const { read } = await logIn()
    expect(await read(headers)).toBeUndefined()
  })

  test('is unknown when the provider did not verify it', async () => {
    const { read } = await logIn()
    const person = { first_name: 'Thandi', last_name: '', email: 'thandi@merchant.example', phone: '' }
    await database.update(loginSessions).set({ person })
    expect(await read()).toBeUndefined()
  })
})
