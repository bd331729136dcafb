import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Queries } from '../../../database/open'
import type { PaymentProviderName } from '../providers'
import { type EventFault, type Outage, type Session, standinEventFaults, standinOutages } from './schema'

/** Makes the provider fail the next calls about an order; `any` provider, or one. 0 ends the outage. */
export async function causeOutage(
  database: Queries,
  orderNumber: string,
  { provider = 'any', calls, answerLost = false }: Pick<Outage, 'calls'> & Partial<Outage>,
): Promise<void> {
  const set = { calls, answerLost }
  await database
    .insert(standinOutages)
    .values({ orderNumber, provider, ...set })
    .onConflictDoUpdate({ target: [standinOutages.orderNumber, standinOutages.provider], set })
}

/**
 * Answers a call about an order or, during an outage, with 503: either before the call takes effect, or after it when the
 * sandbox was told to lose answers. Each such answer counts as one call.
 */
export async function unlessDown<Answer>(
  database: Queries,
  {
    provider,
    orderNumber,
    reply,
  }: { provider: PaymentProviderName; orderNumber: unknown; reply: FastifyReply },
  act: () => Promise<Answer>,
): Promise<Answer | FastifyReply> {
  const [outage] = await database
    .update(standinOutages)
    .set({ calls: sql`${standinOutages.calls} - 1` })
    .where(
      and(
        eq(standinOutages.orderNumber, String(orderNumber)),
        inArray(standinOutages.provider, ['any', provider]),
        gt(standinOutages.calls, 0),
      ),
    )
    .returning()
  if (!outage) return act()
  if (outage.answerLost) await act()
  const message = 'This provider is down, as the sandbox was asked to have it.'
  return reply.code(503).send({ error: 'Unavailable', message })
}

/** Delays the events about payments for an order by `delayMs`, and repeats them `copies` times. */
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

/** The fault of the events about a payment; none unless the sandbox was told to cause one. */
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
