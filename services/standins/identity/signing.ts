import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose'

const ALGORITHM = 'ES256'

export interface Signer {
  /** The public key, as JWKS shows it. */
  publicKey: JWK
  /** A JSON Web Token with these claims. */
  sign(claims: JWTPayload): Promise<string>
}

/** Signs with a key of this process: it alone redeems what it signs. */
export async function createSigner(): Promise<Signer> {
  const { privateKey, publicKey } = await generateKeyPair(ALGORITHM)
  const kid = crypto.randomUUID()
  return {
    publicKey: { ...(await exportJWK(publicKey)), kid, alg: ALGORITHM, use: 'sig' },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(privateKey),
  }
}
