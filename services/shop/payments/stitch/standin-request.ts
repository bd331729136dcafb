import type { Session, SessionStatus } from '../standin/schema'

const WORDS: Readonly<Record<SessionStatus, string>> = {
  created: 'pending',
  awaiting_pin: 'pending',
  tokenised: 'pending',
  succeeded: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
}

/** A payment request in Stitch's words. */
export const describeSession = ({ id, status, amountCents, metadata, failureReason }: Session) => ({
  id,
  status: WORDS[status],
  amount: { quantity: (amountCents / 100).toFixed(2), currency: 'ZAR' },
  externalReference: metadata.payment_id,
  ...(failureReason && { failureReason }),
})
