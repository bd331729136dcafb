import { and, eq, gt, sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/pg-core'
import type { Queries } from '../database/open'
import { standins } from './schema'

// The table of services/database/migrations/026_leads_standins.sql.

const serviceFaults = standins.table('service_faults', {
  service: text('service').primaryKey(),
  calls: integer('calls').notNull(),
  mode: text('mode').notNull(),
  delayMs: integer('delay_ms').notNull(),
})

type Service = 'crm' | 'captcha' | 'segment_settings' | 'segment_events' | 'sentry'

/** How a call goes wrong: in a way of the service's own, and so many ms later. */
interface Fault {
  mode: string
  delayMs: number
}

/** From now on as many calls of a service go wrong; 0 ends it. */
export async function causeFault(
  queries: Queries,
  service: Service,
  { calls, ...fault }: Fault & { calls: number },
): Promise<void> {
  const set = { calls, ...fault }
  await queries
    .insert(serviceFaults)
    .values({ service, ...set })
    .onConflictDoUpdate({ target: serviceFaults.service, set })
}

/** How this call goes wrong; not at all unless the sandbox was asked for it. Asking counts as one call. */
export async function takeFault(queries: Queries, service: Service): Promise<Fault | undefined> {
  const [fault] = await queries
    .update(serviceFaults)
    .set({ calls: sql`${serviceFaults.calls} - 1` })
    .where(and(eq(serviceFaults.service, service), gt(serviceFaults.calls, 0)))
    .returning()
  return fault
}
