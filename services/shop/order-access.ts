import { keyedHash, sameSecret } from '../auth/tokens'
import { seal, unseal } from './store/seal'

/** How long a grant is valid: a payment page stays open for half an hour, and a second payment takes a few minutes. */
const GRANT_MS = 60 * 60_000

interface Grant {
  /** Opens the order instead of number and email address. */
  access: string
  expiresAt: Date
}

const ownerOf = (number: string): string => `order access ${number}`

/** A grant for one order. It is signed with the key, so that it needs no storage and is valid in every process. */
export function grantAccess(number: string, key: Buffer, now: Date): Grant {
  const expiresAt = new Date(now.getTime() + GRANT_MS)
  return { access: seal(String(expiresAt.getTime()), key, ownerOf(number)), expiresAt }
}

/** Whether a credential opens an order: a valid grant for it. */
export const opensOrder = (credential: unknown, number: string, key: Buffer, now: Date): boolean =>
  typeof credential === 'string' && now.getTime() < grantEnd(credential, number, key)

/** In ms since 1970; 0 for anything but a grant for this order. */
function grantEnd(credential: string, number: string, key: Buffer): number {
  try {
    return Number(unseal(credential, key, ownerOf(number)))
  } catch {
    // It is for another order, signed with another key, or invented.
    return 0
  }
}

/**
 * A token that proves that somebody reads the mailbox of an order: only a mail contains it, and it only confirms the order. It
 * belongs to one payment, follows from the key, and is the same whenever the mail is written again.
 */
const tokenOf = (paymentId: string, key: Buffer): string => keyedHash(`order confirmation ${paymentId}`, key)

/** The page on which an order is confirmed. */
export const confirmationUrl = (
  siteUrl: string,
  { orderNumber, paymentId }: { orderNumber: string; paymentId: string },
  key: Buffer,
): string => `${siteUrl}/shop/api/v1/orders/${orderNumber}/confirm/${tokenOf(paymentId, key)}/`

export const confirms = (token: string, paymentId: string, key: Buffer): boolean =>
  sameSecret(token, tokenOf(paymentId, key))
