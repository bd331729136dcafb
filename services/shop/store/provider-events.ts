import type { Queries } from '../../database/open'
import { checkoutEvents } from './schema'

/** Notes an event of a payment provider; false when it was noted before. */
export async function firstTimeSeen(
  tx: Queries,
  event: { id: string; type: string },
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insert(checkoutEvents)
    .values({ ...event, receivedAt: now })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}
