import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { readIdToken } from './id-token'

const NOW = new Date('2026-11-20T12:00:00Z')
const SECONDS = NOW.getTime() / 1000
const EXPECTED = { issuer: 'https://login.test/', clientId: 'site', nonce: 'n1' }
const CLAIMS = {
  iss: EXPECTED.issuer,
  sub: 'thandi',
  aud: 'site',
  iat: SECONDS,
  exp: SECONDS + 300,
  nonce: 'n1',
  email: 'thandi@merchant.example',
  email_verified: true,
  given_name: 'Thandi',
  family_name: 'Nkosi',
  phone_number: '+27821234567',
}

let keys: Awaited<ReturnType<typeof generateKeyPair>>
let others: typeof keys
beforeAll(async () => {
  keys = await generateKeyPair('ES256')
  others = await generateKeyPair('ES256')
})

const sign = (claims: JWTPayload, key = keys.privateKey) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(key)

const readToken = async (token: string) => {
  const jwks = createLocalJWKSet({ keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] })
  return readIdToken(token, { ...EXPECTED, keys: jwks }, NOW)
}
const read = async (claims: JWTPayload) => readToken(await sign(claims))

test('says who has logged in', async () => {
  expect(await read(CLAIMS)).toEqual({
    first_name: 'Thandi',
    last_name: 'Nkosi',
    email: 'thandi@merchant.example',
    phone: '+27821234567',
    email_verified: true,
  })
})

test('a provider that tells no more than the email address, to several clients', async () => {
  const { iss, sub, iat, exp, nonce, email } = CLAIMS
  expect(await read({ iss, sub, iat, exp, nonce, email, aud: ['other', 'site'] })).toEqual({
    first_name: '',
    last_name: '',
    email,
    phone: '',
    email_verified: false,
  })
})

test.each([false, undefined, 'true', 1])(
  'an address is not verified when the token says %o',
  async (email_verified) => {
    expect(await read({ ...CLAIMS, email_verified })).toMatchObject({ email_verified: false })
  },
)

describe('is refused', () => {
  test.each([
    [{ iss: 'https://login.test' }, '"iss"'],
    [{ iss: undefined }, '"iss"'],
    [{ aud: 'other' }, '"aud"'],
    [{ azp: 'other' }, 'issued for another client'],
    [{ exp: SECONDS - 120 }, '"exp"'],
    [{ exp: undefined }, '"exp"'],
    [{ nbf: SECONDS + 120 }, '"nbf"'],
    [{ sub: undefined }, '"sub"'],
    [{ nonce: 'n2' }, 'belongs to another login'],
    [{ nonce: undefined }, 'belongs to another login'],
    [{ email: undefined }, 'email'],
  ])('with %o', async (change, message) => {
    await expect(read({ ...CLAIMS, ...change })).rejects.toThrow(message)
  })

  test('with the signature of another key', async () => {
    await expect(readToken(await sign(CLAIMS, others.privateKey))).rejects.toThrow('signature')
  })

  test('with other claims than those that were signed', async () => {
    const [header, , signature] = (await sign(CLAIMS)).split('.')
    const changed = Buffer.from(JSON.stringify({ ...CLAIMS, email: 'owner@merchant.example' }))
    const token = [header, changed.toString('base64url'), signature].join('.')
    await expect(readToken(token)).rejects.toThrow('signature')
  })

  test('without a signature, or with one made of a secret', async () => {
    await expect(readToken(new UnsecuredJWT(CLAIMS).encode())).rejects.toThrow()
    const secret = new TextEncoder().encode('a secret that the site knows as well')
    const token = await new SignJWT(CLAIMS).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    await expect(readToken(token)).rejects.toThrow('"alg"')
  })

  test.each(['', 'no token', 'a.b.c'])('when it is "%s"', async (token) => {
    await expect(readToken(token)).rejects.toThrow()
  })
})
