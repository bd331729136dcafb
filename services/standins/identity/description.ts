import type { FastifyInstance } from 'fastify'
import type { IdentityStandinOptions } from './options'
import type { Signer } from './signing'

/** What a provider says of itself (OpenID Connect Discovery 1.0, 3), and its public keys. */
export function publishDescription(
  instance: FastifyInstance,
  { issuer }: Pick<IdentityStandinOptions, 'issuer'>,
  { publicKey }: Signer,
): void {
  instance.get('/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [publicKey.alg],
    scopes_supported: ['openid', 'profile', 'email', 'phone'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
  }))
  instance.get('/jwks', async () => ({ keys: [publicKey] }))
}
