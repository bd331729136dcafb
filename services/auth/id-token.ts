import { Compile } from 'typebox/compile'
import Type, { type Static } from 'typebox'
import type { Person } from './schema'

/** The claims this site reads (OpenID Connect Core 1.0, 2 and 5.1). */
const Claims = Type.Object({
  aud: Type.Union([Type.String(), Type.Array(Type.String())]),
  exp: Type.Number({ description: 'Seconds since 1970' }),
  nonce: Type.Optional(Type.String()),
  email: Type.String({ minLength: 3 }),
  email_verified: Type.Optional(Type.Boolean()),
  given_name: Type.Optional(Type.String()),
  family_name: Type.Optional(Type.String()),
  phone_number: Type.Optional(Type.String()),
})
type Claims = Static<typeof Claims>

const claimsReader = Compile(Claims)

interface Expected {
  clientId: string
  nonce: string
}

/**
 * Who an identity token speaks of. It came straight from the provider's token address, so that the connection vouches
 * for who issued it and its signature need not be checked (OpenID Connect Core 1.0, 3.1.3.7, number 6).
 * Throws an Error that says what does not fit.
 */
export function readIdToken(token: string, { clientId, nonce }: Expected, now: Date): Person {
  const claims = parseClaims(token)
  if (![claims.aud].flat().includes(clientId)) throw new Error('The identity token is for another client.')
  if (claims.exp * 1000 <= now.getTime()) throw new Error('The identity token has expired.')
  if (claims.nonce !== nonce) throw new Error('The identity token belongs to another login.')
  if (claims.email_verified === false)
    throw new Error('The email address in the identity token is not verified.')
  return {
    first_name: claims.given_name ?? '',
    last_name: claims.family_name ?? '',
    email: claims.email,
    phone: claims.phone_number ?? '',
    ...(claims.email_verified && { email_verified: true }),
  }
}

function parseClaims(token: string): Claims {
  const payload = token.split('.')[1] ?? ''
  try {
    return claimsReader.Parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')))
  } catch (cause) {
    throw new Error('The identity token cannot be read.', { cause })
  }
}
