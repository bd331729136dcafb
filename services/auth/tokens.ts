import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits in 43 characters that need no escaping in addresses and cookies. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256, base64url: the stored form of secrets, and the `S256` of PKCE (RFC 7636, 4.2). */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * HMAC-SHA-256, base64url: hides a text with few possible values, such as an address, which anybody could guess from a plain
 * hash.
 * @param key 32 bytes
 */
export const keyedHash = (text: string, key: Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/** The CSRF token of a session: a hash of the secret session id, so it need not be stored and does not reveal the id. */
export const csrfTokenOf = (sessionId: string): string => sha256(`csrf:${sessionId}`)

/** Compares secrets in constant time. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
