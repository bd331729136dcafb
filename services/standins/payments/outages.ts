import { and, eq, gt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { Queries } from '../../database/open'
import { standinOutages } from './schema'

/** From now on as many calls about an order find its provider down, whichever that is. 0 ends it. */
export async function causeOutage(database: Queries, orderNumber: string, calls: number): Promise<void> {
  await database
    .insert(standinOutages)
    .values({ orderNumber, calls })
    .onConflictDoUpdate({ target: standinOutages.orderNumber, set: { calls } })
}

/** Whether a call about an order finds the provider down; each answer of yes counts as one call. */
export async function isDown(database: Queries, orderNumber: unknown): Promise<boolean> {
  const counted = await database
    .update(standinOutages)
    .set({ calls: sql`${standinOutages.calls} - 1` })
    .where(and(eq(standinOutages.orderNumber, String(orderNumber)), gt(standinOutages.calls, 0)))
    .returning()
  return counted.length > 0
}

/** What a server answers that is down. */
export const down = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .send({ error: 'Unavailable', message: 'This provider is down, as the sandbox was asked to have it.' })
