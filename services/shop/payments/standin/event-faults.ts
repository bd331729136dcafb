import { eq } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type EventFault, type Session, standinEventFaults } from './schema'

/** From now on the shop hears of payments for an order `delayMs` later, and `copies` times more than once. */
export async function causeEventFault(
  database: Queries,
  orderNumber: string,
  fault: Omit<EventFault, 'orderNumber'>,
): Promise<void> {
  await database
    .insert(standinEventFaults)
    .values({ orderNumber, ...fault })
    .onConflictDoUpdate({ target: standinEventFaults.orderNumber, set: fault })
}

/** How the event about a payment goes wrong; not at all unless the sandbox was asked for it. */
export async function eventFaultOf(
  queries: Queries,
  { metadata }: Session,
): Promise<Omit<EventFault, 'orderNumber'>> {
  const [fault] = await queries
    .select()
    .from(standinEventFaults)
    .where(eq(standinEventFaults.orderNumber, String(metadata['order_number'])))
  return fault ?? { delayMs: 0, copies: 0 }
}
