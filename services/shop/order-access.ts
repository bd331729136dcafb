import { keyedHash, sameSecret } from '../auth/tokens'
import { seal, unseal } from './store/seal'

/** How long a grant opens its order: a payment page stays open for half an hour, and paying again takes a few minutes. */
const GRANT_MS = 60 * 60_000

interface Grant {
  /** Opens the order in the place of number and email address. */
  access: string
  expiresAt: Date
}

const ownerOf = (number: string): string => `order access ${number}`

/** A grant for one order. It follows from the key, so that it needs no storing and holds at every process. */
export function grantAccess(number: string, key: Buffer, now: Date): Grant {
  const expiresAt = new Date(now.getTime() + GRANT_MS)
  return { access: seal(String(expiresAt.getTime()), key, ownerOf(number)), expiresAt }
}

/** Whether a credential opens an order: a grant of it that is not over. */
export const opensOrder = (credential: unknown, number: string, key: Buffer, now: Date): boolean =>
  typeof credential === 'string' && now.getTime() < grantEnd(credential, number, key)

/** In ms since 1970; 0 for what is no grant of this order. */
function grantEnd(credential: string, number: string, key: Buffer): number {
  try {
    return Number(unseal(credential, key, ownerOf(number)))
  } catch {
    // Another order's, another key's, or made up.
    return 0
  }
}

/**
 * What proves that somebody reads the mailbox of an order: it stands in a mail alone, and opens nothing else. It belongs to
 * one payment, follows from the key, and is the same whenever the mail is written again.
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
