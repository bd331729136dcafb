import { createLocalJWKSet, jwtVerify } from 'jose'
import { describe, expect, it } from 'vitest'
import { sha256 } from '../../auth/tokens'
import { isKnownEmail } from '../../shop/store/signups'
import { signups } from '../../shop/store/schema'
import { postForm } from '../../testing/post-form'
import { SITE, testStandins } from '../testing/host'
import { DEMO_ACCOUNT, DEMO_PASSWORD } from './accounts'
import { identityStandin } from './index'

const CALLBACK = `${SITE}/za/login-callback/`
const VERIFIER = 'a-verifier'
const REQUEST = {
  response_type: 'code',
  client_id: 'site',
  redirect_uri: CALLBACK,
  state: 's1',
  nonce: 'n1',
  code_challenge: sha256(VERIFIER),
  code_challenge_method: 'S256',
}

const CLIENT = { clientId: 'site', clientSecret: 'secret', redirectUri: CALLBACK }

const { parts } = testStandins(
  (host, options) =>
    host.register(identityStandin, { prefix: '/login', ...options, issuer: `${SITE}/login`, ...CLIENT }),
  {},
)

const pageOf = (changes: Record<string, string> = {}) =>
  `/login/authorize?${new URLSearchParams({ ...REQUEST, ...changes }).toString()}`
const post = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(parts.app, url, fields, { headers })
const logIn = (fields: Record<string, string> = {}) =>
  post(pageOf(), { action: 'log_in', email: DEMO_ACCOUNT.email, password: DEMO_PASSWORD, ...fields })
const codeOf = async (answer: ReturnType<typeof logIn>) =>
  new URL(String((await answer).headers.location)).searchParams.get('code') ?? ''

const BASIC = `Basic ${Buffer.from('site:secret').toString('base64')}`
const redeem = (code: string, changes: Record<string, string> = {}, authorization = BASIC) =>
  post(
    '/login/token',
    {
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
      ...changes,
    },
    { authorization },
  )

describe('the login page', () => {
  it('is a page of its own: nothing in it may run, only the site may be its target', async () => {
    const page = await parts.app.inject(pageOf({ login_hint: 'thandi@"merchant.example' }))
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self' http:\/\/localhost; frame-ancestors 'none'$/,
    )
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('value="thandi@&quot;merchant.example"')
    expect(page.body).toContain(DEMO_PASSWORD)
  })

  it.each([
    [{ client_id: 'other' }],
    [{ redirect_uri: 'https://elsewhere.test/' }],
    [{ redirect_uri: `${CALLBACK}?more=1` }],
  ])('sends nobody anywhere for a request with %o', async (changes) => {
    for (const answer of [await parts.app.inject(pageOf(changes)), await post(pageOf(changes), {})]) {
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
      expect(answer.body).toContain('This login did not come from the shop')
    }
  })

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
  ])('sends people back to the site with an error for %o', async (changes, error) => {
    const answer = await parts.app.inject(pageOf(changes))
    expect(answer.headers.location).toBe(`${CALLBACK}?error=${error}&state=s1`)
  })

  it('sends people back to the site with an error when they cancel', async () => {
    const answer = await post(pageOf(), { action: 'cancel' })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${CALLBACK}?error=access_denied&state=s1`,
    ])
  })

  it.each([
    [{ password: 'wrong' }, 'The email address or the password is not right', 'password'],
    [{ email: 'nobody@merchant.example' }, 'The email address or the password is not right', 'password'],
    [{ password: '' }, 'Enter your password', 'password'],
    [{ email: ' ' }, 'Enter your email address', 'email'],
  ])('shows the error at its field for %o', async (fields, message, field) => {
    const page = await logIn(fields)
    expect(page.headers.location).toBeUndefined()
    expect(page.body).toContain(`<p class="error" id="${field}-error">${message}</p>`)
    expect(page.body).toMatch(new RegExp(`name="${field}"[^>]* autofocus aria-invalid="true"`))
    expect(page.body).not.toContain('value="wrong"')
  })
})

describe('accounts', () => {
  it('the shop knows the demo account as one that exists', async () => {
    expect(await isKnownEmail(parts.database, 'Thandi@Merchant.example')).toBe(true)
  })

  it('exist for finished signups, and not for those that have only begun', async () => {
    const now = new Date()
    const row = { details: { owner_first_name: 'Sipho' }, createdAt: now, updatedAt: now }
    await parts.database.insert(signups).values([
      { ...row, id: crypto.randomUUID(), email: 'Sipho@shop.example', status: 'complete' },
      { ...row, id: crypto.randomUUID(), email: 'lerato@shop.example', status: 'pending' },
    ])
    const { id_token: token } = (await redeem(await codeOf(logIn({ email: 'sipho@shop.example' })))).json()
    expect(claimsOf(token)).toMatchObject({
      email: 'Sipho@shop.example',
      given_name: 'Sipho',
      email_verified: false,
    })
    expect((await logIn({ email: 'lerato@shop.example' })).body).toContain('is not right')
  })
})

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

describe('the token address', () => {
  it('answers who has logged in', async () => {
    const answer = await redeem(await codeOf(logIn()))
    expect(answer.json()).toMatchObject({ token_type: 'Bearer' })
    expect(claimsOf(answer.json().id_token)).toMatchObject({ ...DEMO_ACCOUNT, aud: 'site', nonce: 'n1' })
  })

  it('signs with the key that it shows where its description says', async () => {
    const description = (await parts.app.inject('/login/.well-known/openid-configuration')).json()
    expect(description).toMatchObject({ issuer: `${SITE}/login`, token_endpoint: `${SITE}/login/token` })
    const jwks = (await parts.app.inject(description.jwks_uri)).json()
    const { id_token: token } = (await redeem(await codeOf(logIn()))).json()
    const { payload } = await jwtVerify(token, createLocalJWKSet(jwks), { issuer: description.issuer })
    expect(payload.sub).toBe(DEMO_ACCOUNT.email)
    expect(JSON.stringify(jwks)).not.toContain('"d"')
  })

  it.each([
    [{ code_verifier: 'another' }, BASIC, 400, 'invalid_grant'],
    [{ redirect_uri: SITE }, BASIC, 400, 'invalid_grant'],
    [{ code: 'another' }, BASIC, 400, 'invalid_grant'],
    [{ grant_type: 'password' }, BASIC, 400, 'unsupported_grant_type'],
    [{}, 'Basic c2l0ZTp3cm9uZw==', 401, 'invalid_client'],
  ])('refuses %o of %s', async (changes, authorization, status, error) => {
    const answer = await redeem(await codeOf(logIn()), changes, authorization)
    expect([answer.statusCode, answer.json()]).toEqual([status, { error }])
  })

  it('takes a code once', async () => {
    const code = await codeOf(logIn())
    expect((await redeem(code)).statusCode).toBe(200)
    expect((await redeem(code)).json()).toEqual({ error: 'invalid_grant' })
  })

  it('takes a code no second time after a wrong verifier', async () => {
    const code = await codeOf(logIn())
    await redeem(code, { code_verifier: 'guess' })
    expect((await redeem(code)).json()).toEqual({ error: 'invalid_grant' })
  })
})
