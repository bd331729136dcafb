import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Queries } from '../../../database/open'
import type { PaymentProviderName } from '../providers'
import { type EventFault, type Outage, type Session, standinEventFaults, standinOutages } from './schema'

/** From now on as many calls about an order find its provider down; `any`: whichever that is. 0 ends it. */
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
 * Answers a call about an order, or, during an outage, what a server answers that is down: without having done anything, or
 * after it where the sandbox was asked to have answers lost. Each such answer counts as one call.
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
