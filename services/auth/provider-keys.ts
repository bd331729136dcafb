import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { Compile } from 'typebox/compile'
import Type from 'typebox'

const TIMEOUT_MS = 10_000

interface KeySource {
  /** As the provider's tokens name it, letter by letter. */
  issuer: string
  /** Where its keys are; undefined asks the provider's own description. */
  jwksUrl: string | undefined
}

const Description = Compile(Type.Object({ issuer: Type.String(), jwks_uri: Type.String() }))

/** A provider's public keys, fetched when a token needs them, and again when one names a key that is new. */
export function providerKeys({ issuer, jwksUrl }: KeySource): JWTVerifyGetKey {
  let address: string | undefined = jwksUrl
  let keys: JWTVerifyGetKey | undefined
  return async (header, token) => {
    address ??= await discover(issuer)
    keys ??= createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS })
    return keys(header, token)
  }
}

/** Where the provider's description of itself says that its keys are (OpenID Connect Discovery 1.0, 4). */
async function discover(issuer: string): Promise<string> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const description = Description.Parse(await response.json())
  // Discovery 1.0, 4.3: otherwise one provider could give keys for the tokens of another.
  if (description.issuer !== issuer)
    throw new Error(`${address} is the description of ${description.issuer}.`)
  if (new URL(description.jwks_uri).protocol !== new URL(issuer).protocol)
    throw new Error(`${address} names keys that are less safe than itself: ${description.jwks_uri}.`)
  return description.jwks_uri
}
