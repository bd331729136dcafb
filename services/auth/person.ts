import { Compile } from 'typebox/compile'
import Type from 'typebox'
import type { Person } from './schema'

/** The claims that this site reads of an identity token (OpenID Connect Core 1.0, 2 and 5.1). */
const Claims = Compile(
  Type.Object({
    sub: Type.String(),
    azp: Type.Optional(Type.String()),
    email: Type.String({ minLength: 3 }),
    email_verified: Type.Optional(Type.Unknown()),
    given_name: Type.Optional(Type.String()),
    family_name: Type.Optional(Type.String()),
    phone_number: Type.Optional(Type.String()),
  }),
)

/**
 * Who an identity token speaks of that the client library has found good. Throws an Error that says what is missing, or that
 * it is for somebody else: of one that is for this site alone the library does not ask who it was issued to.
 */
export function personOf(claims: unknown, clientId: string): Person {
  if (!Claims.Check(claims)) throw new Error('The identity token does not say whose email address it is.')
  if (claims.azp !== undefined && claims.azp !== clientId)
    throw new Error('The identity token was issued for another client.')
  return {
    id: claims.sub,
    first_name: claims.given_name ?? '',
    last_name: claims.family_name ?? '',
    email: claims.email,
    phone: claims.phone_number ?? '',
    email_verified: claims.email_verified === true,
  }
}
