import { describe, expect, test } from 'vitest'
import { readIdToken } from './id-token'

const NOW = new Date('2026-11-20T12:00:00Z')
const EXPECTED = { clientId: 'site', nonce: 'n1' }
const CLAIMS = {
  aud: 'site',
  exp: NOW.getTime() / 1000 + 60,
  nonce: 'n1',
  email: 'thandi@merchant.example',
  given_name: 'Thandi',
  family_name: 'Nkosi',
  phone_number: '+27821234567',
}

const tokenOf = (claims: object): string =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

const read = (claims: object) => readIdToken(tokenOf(claims), EXPECTED, NOW)

test('says who has logged in', () => {
  expect(read(CLAIMS)).toEqual({
    first_name: 'Thandi',
    last_name: 'Nkosi',
    email: 'thandi@merchant.example',
    phone: '+27821234567',
  })
})

test('a provider that tells no more than the email address, to several clients', () => {
  const { aud, exp, nonce, email } = CLAIMS
  expect(read({ aud: ['other', aud], exp, nonce, email })).toEqual({
    first_name: '',
    last_name: '',
    email,
    phone: '',
  })
})

describe('is refused', () => {
  test.each([
    [{ aud: 'other' }, 'for another client'],
    [{ exp: NOW.getTime() / 1000 }, 'has expired'],
    [{ nonce: 'n2' }, 'belongs to another login'],
    [{ nonce: undefined }, 'belongs to another login'],
    [{ email_verified: false }, 'is not verified'],
    [{ email: undefined }, 'cannot be read'],
  ])('with %o', (change, message) => {
    expect(() => read({ ...CLAIMS, ...change })).toThrow(message)
  })

  test.each(['', 'no token', 'a.b.c'])('when it is "%s"', (token) => {
    expect(() => readIdToken(token, EXPECTED, NOW)).toThrow('cannot be read')
  })
})
