import { createHmac, timingSafeEqual } from 'node:crypto'

/** A signature older or newer than this is refused, so that a copied request cannot be sent again later. */
const TOLERANCE_MS = 5 * 60_000

interface SignedRequest {
  id: string
  /** Seconds since 1970, as text. */
  timestamp: string
  /** `webhook-signature`: one or more `v1,<base64>` separated by spaces. */
  signature: string
  body: string
}

/** Whether the provider signed this body: HMAC-SHA256 over `id.timestamp.body`. */
export function isSigned(
  { id, timestamp, signature, body }: SignedRequest,
  secret: string,
  now: Date,
): boolean {
  if (!(Math.abs(now.getTime() - Number(timestamp) * 1000) <= TOLERANCE_MS)) return false
  const expected = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest()
  return signature.split(' ').some((candidate) => {
    const [version, digest = ''] = candidate.split(',')
    const given = Buffer.from(digest, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}

/** `whsec_` announces a key in base64; any other secret is the key itself. */
function keyOf(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? []
  return encoded ? Buffer.from(encoded, 'base64') : Buffer.from(secret)
}
