import type { AddressInfo } from 'node:net'
import formbody from '@fastify/formbody'
import Fastify from 'fastify'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LoginProblem } from './problem'
import { loginProvider } from './provider'

const REDIRECT = 'https://shop.test/za/login-callback/'
const LOGIN = { state: 's1', nonce: 'n1', verifier: 'v'.repeat(43), returnUrl: REDIRECT, expiresAt: 0 }

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let others: typeof keys
beforeAll(async () => {
  keys = await generateKeyPair('ES256')
  others = await generateKeyPair('ES256')
})

const sign = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(key)

/** A provider whose metadata has these fields replaced, and whose next token is `token`. */
async function startProvider(described: Record<string, string> = {}) {
  const app = Fastify({ forceCloseConnections: true })
  await app.register(formbody)
  const requests: string[] = []
  app.addHook('onRequest', async ({ url }) => void requests.push(url))
  app.get('/.well-known/openid-configuration', async () => ({
    issuer,
    jwks_uri: `${issuer}/keys`,
    ...described,
  }))
  app.get('/keys', async () => ({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] }))
  app.post('/token', async (_request, reply) => {
    if (provider.redirectsTo) return reply.redirect(provider.redirectsTo, 307)
    return { access_token: 'opens-nothing', token_type: 'Bearer', id_token: provider.token }
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const issuer = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const provider = { issuer, requests, token: '', redirectsTo: '' }
  return provider
}

type Provider = Awaited<ReturnType<typeof startProvider>>

/** The site's client of a provider, and what it reads from the token. */
function clientOf({ issuer }: Pick<Provider, 'issuer'>, changes: { issuer?: string; jwksUrl?: string } = {}) {
  const addresses = { authorizeUrl: `${issuer}/authorize`, tokenUrl: `${issuer}/token`, issuer }
  const known = { jwksUrl: undefined, clientId: 'site', clientSecret: 'secret' }
  const client = loginProvider({ ...addresses, ...known, ...changes })
  return () => client.redeemCode(REDIRECT, 'c1', LOGIN)
}

const claimsOf = (issuer: string) => {
  const now = Math.floor(Date.now() / 1000)
  return {
    iss: issuer,
    sub: 'thandi',
    aud: 'site',
    iat: now,
    exp: now + 300,
    nonce: 'n1',
    email: 'thandi@merchant.example',
    email_verified: true,
    given_name: 'Thandi',
    family_name: 'Nkosi',
    phone_number: '+27821234567',
  }
}

async function readToken(make: (issuer: string) => string | Promise<string>) {
  const provider = await startProvider()
  provider.token = await make(provider.issuer)
  return clientOf(provider)()
}
const read = (change: object) => readToken((issuer) => sign({ ...claimsOf(issuer), ...change } as JWTPayload))

/** The log text of a refusal. */
async function reasonOf(login: Promise<unknown>): Promise<string> {
  const problem: unknown = await login.catch((error: unknown) => error)
  expect(problem).toMatchObject({ code: 'provider_unavailable' })
  return problem instanceof LoginProblem && problem.cause instanceof Error ? problem.cause.message : ''
}

describe('an identity token', () => {
  test('names the person who has logged in', async () => {
    expect(await read({})).toEqual({
      id: 'thandi',
      first_name: 'Thandi',
      last_name: 'Nkosi',
      email: 'thandi@merchant.example',
      phone: '+27821234567',
      email_verified: true,
    })
  })

  test('may contain only the email address, and several audiences when it was issued to this site', async () => {
    const nothing = { email_verified: undefined, given_name: undefined, family_name: undefined }
    const change = { ...nothing, phone_number: undefined, aud: ['other', 'site'], azp: 'site' }
    expect(await read(change)).toEqual({
      id: 'thandi',
      first_name: '',
      last_name: '',
      email: 'thandi@merchant.example',
      phone: '',
      email_verified: false,
    })
  })

  test.each([false, undefined, 'true', 1])(
    'does not verify the address when email_verified is %o',
    async (email_verified) => {
      expect(await read({ email_verified })).toMatchObject({ email_verified: false })
    },
  )

  const ago = (seconds: number) => Math.floor(Date.now() / 1000) - seconds
  test.each([
    [{ iss: 'https://login.test' }, '"iss"'],
    [{ iss: undefined }, '"iss"'],
    [{ aud: 'other' }, '"aud"'],
    [{ aud: ['other', 'site'] }, '"aud"'],
    [{ aud: ['other', 'site'], azp: 'other' }, '"azp"'],
    [{ azp: 'other' }, 'issued for another client'],
    [{ exp: ago(120) }, '"exp"'],
    [{ exp: undefined }, '"exp"'],
    [{ iat: undefined }, '"iat"'],
    [{ nbf: ago(-120) }, '"nbf"'],
    [{ sub: undefined }, '"sub"'],
    [{ nonce: 'n2' }, '"nonce"'],
    [{ nonce: undefined }, '"nonce"'],
    [{ email: undefined }, 'email'],
  ])('is refused with %o', async (change, message) => {
    expect(await reasonOf(read(change))).toContain(message)
  })

  test('is accepted when the provider’s clock differs by a minute', async () => {
    expect(await read({ exp: ago(50) })).toMatchObject({ first_name: 'Thandi' })
  })

  test('is refused when its issuer has an extra slash', async () => {
    const login = readToken((issuer) => sign({ ...claimsOf(issuer), iss: `${issuer}/` }))
    expect(await reasonOf(login)).toContain('"iss"')
  })

  test('is refused when another key signed it', async () => {
    const login = readToken((issuer) => sign(claimsOf(issuer), others.privateKey))
    expect(await reasonOf(login)).toContain('signature')
  })

  test('is refused when its claims differ from the signed ones', async () => {
    const login = readToken(async (issuer) => {
      const [header, , signature] = (await sign(claimsOf(issuer))).split('.')
      const changed = { ...claimsOf(issuer), email: 'owner@merchant.example' }
      return [header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.')
    })
    expect(await reasonOf(login)).toContain('signature')
  })

  test('is refused when it is unsigned or signed with a shared secret', async () => {
    const unsigned = readToken((issuer) => new UnsecuredJWT(claimsOf(issuer)).encode())
    expect(await reasonOf(unsigned)).toContain('"alg"')
    const secret = new TextEncoder().encode('a secret that the site knows as well')
    const bySecret = readToken((issuer) =>
      new SignJWT(claimsOf(issuer)).setProtectedHeader({ alg: 'HS256' }).sign(secret),
    )
    expect(await reasonOf(bySecret)).toContain('"alg"')
  })

  test.each(['', 'no token', 'a.b.c'])('is refused when it is "%s"', async (token) => {
    expect(await reasonOf(readToken(() => token))).not.toBe('')
  })

  test('does not appear in the error message', async () => {
    const token = (issuer: string) => sign({ ...claimsOf(issuer), nonce: 'n2' })
    expect(await reasonOf(readToken(token))).not.toMatch(/thandi|eyJ/i)
    expect(await reasonOf(readToken(async (issuer) => `${await token(issuer)}.more`))).not.toContain('eyJ')
  })

  test('is not requested from the target of a redirect of the token endpoint', async () => {
    const provider = await startProvider()
    const elsewhere = await startProvider()
    elsewhere.token = await sign(claimsOf(provider.issuer))
    provider.redirectsTo = `${elsewhere.issuer}/token`
    expect(await reasonOf(clientOf(provider)())).toContain('status')
    expect(elsewhere.requests).toEqual([])
  })
})

describe('the provider’s keys', () => {
  test('are loaded once, from the address in the provider’s metadata', async () => {
    const provider = await startProvider()
    provider.token = await sign(claimsOf(provider.issuer))
    const login = clientOf(provider)
    await login()
    await login()
    const found = provider.requests.filter((address) => address !== '/token')
    expect(found).toEqual(['/.well-known/openid-configuration', '/keys'])
  })

  test('are loaded from a configured address', async () => {
    const provider = await startProvider()
    provider.token = await sign(claimsOf('https://login.test'))
    await clientOf(provider, { issuer: 'https://login.test', jwksUrl: `${provider.issuer}/keys` })()
    expect(provider.requests).toEqual(['/token', '/keys'])
  })

  test.each([
    [{ issuer: 'https://other.test' }, 'issuer'],
    [{ jwks_uri: 'ftp://other.test/keys' }, 'less safe'],
  ])('are not taken from metadata with %o', async (described, message) => {
    const provider = await startProvider(described)
    provider.token = await sign(claimsOf(provider.issuer))
    expect(await reasonOf(clientOf(provider)())).toContain(message)
  })

  test('are not taken from metadata whose issuer has an extra slash', async () => {
    const provider = await startProvider()
    const slashed = `${provider.issuer}/`
    provider.token = await sign(claimsOf(slashed))
    expect(await reasonOf(clientOf(provider, { issuer: slashed })())).toContain('metadata')
  })

  test('are requested again after a failure', async () => {
    const provider = await startProvider()
    const login = clientOf({ issuer: `${provider.issuer}/nowhere` })
    expect(await reasonOf(login())).toContain('status')
    expect(await reasonOf(login())).toContain('status')
    expect(provider.requests).toHaveLength(2)
  })
})
