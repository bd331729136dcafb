import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** 256 random bits in 43 characters that need no escaping in addresses and cookies. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256, base64url: how secrets are kept, and the `S256` of PKCE (RFC 7636, 4.2). */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * HMAC of SHA-256, base64url: what stands for a text that few could have been, such as an address, and cannot be guessed
 * without the key. @param key 32 bytes
 */
export const keyedHash = (text: string, key: Buffer): string =>
  createHmac('sha256', key).update(text).digest('base64url')

/**
 * The CSRF token of a session. It follows from the session's secret id, so that it needs no storing, and does not give
 * the id away.
 */
export const csrfTokenOf = (sessionId: string): string => sha256(`csrf:${sessionId}`)

/** Compares secrets without telling by the time it takes how much of them is right. */
export function sameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
