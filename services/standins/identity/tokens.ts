import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'
import Type from 'typebox'
import { randomToken, sameSecret } from '../../auth/tokens'
import { failureOf } from '../kit/answers'
import type { IdentityStandinOptions } from './authorize-request'
import { type LoginCode, takeCode } from './codes'

const ALGORITHM = 'ES256'

interface Signer {
  /** The public key, as JWKS shows it. */
  publicKey: JWK
  /** A JSON Web Token with these claims. */
  sign(claims: JWTPayload): Promise<string>
}

/** Signs with a key that each process makes for itself. */
async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM)
  const kid = crypto.randomUUID()
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(privateKey),
  }
}

/**
 * The provider's description of itself (OpenID Connect Discovery 1.0, 3), its public keys, and `POST token`, by which a site's
 * server redeems a code (RFC 6749, 4.1.3).
 */
export async function tokenRoutes(instance: FastifyInstance, options: IdentityStandinOptions): Promise<void> {
  const { issuer } = options
  const signer = await createSigner()
  instance.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [ALGORITHM],
    scopes_supported: ['openid', 'profile', 'email', 'phone'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  }))
  instance.get('/jwks', async () => ({ keys: [signer.publicKey] }))
  await instance.register(async (own) => tokenEndpoint(own, options, signer))
}

const TOKEN_SECONDS = 300

const Text = Type.Optional(Type.String({ maxLength: 4000 }))
const Form = Type.Object({
  grant_type: Text,
  code: Text,
  redirect_uri: Text,
  code_verifier: Text,
})

function tokenEndpoint(
  instance: FastifyInstance,
  { database, issuer, clientId, clientSecret }: IdentityStandinOptions,
  signer: Signer,
): void {
  // RFC 6749: `invalid_request` in 5.2, `server_error` in 4.1.2.1.
  instance.setErrorHandler((error: FastifyError, request, reply) => {
    const { status } = failureOf(error, request)
    return reply.code(status).send({ error: status < 500 ? 'invalid_request' : 'server_error' })
  })

  instance
    .withTypeProvider<TypeBoxTypeProvider>()
    .post('/token', { schema: { body: Form } }, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store')
      if (!sameSecret(readBasic(headers.authorization), `${clientId}:${clientSecret}`))
        return reply.code(401).send({ error: 'invalid_client' })
      if (body.grant_type !== 'authorization_code')
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      const { code = '', redirect_uri: redirectUri = '', code_verifier: verifier = '' } = body
      const now = new Date()
      const taken = await takeCode(database, { code, clientId, redirectUri, verifier }, now)
      if (!taken) return reply.code(400).send({ error: 'invalid_grant' })
      return {
        // It gives access to nothing: the identity token holds all that this provider knows of a person.
        access_token: randomToken(),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: await signer.sign(claimsOf(taken, issuer, now)),
      }
    })
}

/** Client id and secret, which the site form-encodes before it joins them (RFC 6749, 2.3.1); empty where there are none. */
function readBasic(header = ''): string {
  const encoded = Buffer.from(/^Basic (.+)$/i.exec(header)?.[1] ?? '', 'base64').toString()
  return [...new URLSearchParams(`id=${encoded.replace(':', '&secret=')}`).values()].join(':')
}

/** Who has logged in, to which site, and until when the token is valid (OpenID Connect Core 1.0, 2). */
function claimsOf({ clientId, nonce, claims }: LoginCode, issuer: string, now: Date): JWTPayload {
  const seconds = Math.floor(now.getTime() / 1000)
  return {
    iss: issuer,
    sub: claims.email.toLowerCase(),
    aud: clientId,
    iat: seconds,
    exp: seconds + TOKEN_SECONDS,
    ...(nonce !== null && { nonce }),
    ...claims,
  }
}
