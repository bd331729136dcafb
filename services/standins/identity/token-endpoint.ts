import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyError, FastifyInstance } from 'fastify'
import type { JWTPayload } from 'jose'
import Type from 'typebox'
import { randomToken, sameSecret } from '../../auth/tokens'
import { failureOf } from '../kit/answers'
import { takeCode } from './codes'
import type { IdentityStandinOptions } from './options'
import type { LoginCode } from './schema'
import type { Signer } from './signing'

const TOKEN_SECONDS = 300

const Text = Type.Optional(Type.String({ maxLength: 4000 }))
const Form = Type.Object({
  grant_type: Text,
  code: Text,
  redirect_uri: Text,
  code_verifier: Text,
})

/** `POST token`, the call with which a site's server redeems a code (RFC 6749, 4.1.3). */
export function tokenEndpoint(
  instance: FastifyInstance,
  { database, issuer, clientId, clientSecret }: IdentityStandinOptions,
  signer: Signer,
): void {
  // RFC 6749, 5.2, and 4.1.2.1 for the second.
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
        // Opens nothing: this provider knows no more of a person than the identity token says.
        access_token: randomToken(),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        id_token: await signer.sign(claimsOf(taken, issuer, now)),
      }
    })
}

/** Client id and secret, each form-encoded before they were joined (RFC 6749, 2.3.1); empty where there are none. */
function readBasic(header = ''): string {
  const encoded = Buffer.from(/^Basic (.+)$/i.exec(header)?.[1] ?? '', 'base64').toString()
  return [...new URLSearchParams(`id=${encoded.replace(':', '&secret=')}`).values()].join(':')
}

/** Who has logged in, for which site and login, and how long that may be believed (OpenID Connect Core 1.0, 2). */
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
