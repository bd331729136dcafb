import { keyedHash, sameSecret } from '../auth/tokens'

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
