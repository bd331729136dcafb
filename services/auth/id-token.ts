import { type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Compile } from 'typebox/compile'
import Type from 'typebox'
import type { Person } from './schema'

/** The claims this site reads besides those that `jwtVerify` does (OpenID Connect Core 1.0, 2 and 5.1). */
const Claims = Compile(
  Type.Object({
    azp: Type.Optional(Type.String()),
    nonce: Type.Optional(Type.String()),
    email: Type.String({ minLength: 3 }),
    email_verified: Type.Optional(Type.Unknown()),
    given_name: Type.Optional(Type.String()),
    family_name: Type.Optional(Type.String()),
    phone_number: Type.Optional(Type.String()),
  }),
)

/** Signatures by a key of the provider's own. Not among them: none at all, and those made with a secret that this site knows too. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** How far the provider's clock may be from ours. */
const CLOCK_SECONDS = 60

interface Expected {
  issuer: string
  clientId: string
  nonce: string
  /** The provider's public keys. */
  keys: JWTVerifyGetKey
}

/**
 * Who an identity token speaks of, once its signature, issuer, audience, time and login fit (OpenID Connect Core 1.0,
 * 3.1.3.7). Throws an Error that says what does not.
 */
export async function readIdToken(
  token: string,
  { issuer, clientId, nonce, keys }: Expected,
  now: Date,
): Promise<Person> {
  const { payload } = await jwtVerify(token, keys, {
    issuer,
    audience: clientId,
    algorithms: ALGORITHMS,
    requiredClaims: ['sub', 'iat', 'exp'],
    currentDate: now,
    clockTolerance: CLOCK_SECONDS,
  })
  if (!Claims.Check(payload)) throw new Error('The identity token does not say whose email address it is.')
  if (payload.azp !== undefined && payload.azp !== clientId)
    throw new Error('The identity token was issued for another client.')
  if (payload.nonce !== nonce) throw new Error('The identity token belongs to another login.')
  return {
    first_name: payload.given_name ?? '',
    last_name: payload.family_name ?? '',
    email: payload.email,
    phone: payload.phone_number ?? '',
    email_verified: payload.email_verified === true,
  }
}
