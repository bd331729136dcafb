import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, gt, sql } from 'drizzle-orm'
import { integer, text } from 'drizzle-orm/pg-core'
import type { FastifyInstance } from 'fastify'
import Type, { type TSchema } from 'typebox'
import type { Queries } from '../../database/open'
import { standins } from './received'

// The table of services/database/migrations/026_leads_standins.sql.

const serviceFaults = standins.table('service_faults', {
  service: text('service').primaryKey(),
  calls: integer('calls').notNull(),
  mode: text('mode').notNull(),
  delayMs: integer('delay_ms').notNull(),
})

interface Fault {
  /** How many calls from now on fail; 0 ends it. */
  calls: number
  /** How they fail, in the service's own terms; `slow` calls are answered as usual, only later. */
  mode: string
  delayMs: number
}

export async function causeFault(queries: Queries, service: string, fault: Fault): Promise<void> {
  await queries
    .insert(serviceFaults)
    .values({ service, ...fault })
    .onConflictDoUpdate({ target: serviceFaults.service, set: fault })
}

/** How long a call waits, in ms: one of the fields that a failing service can take. */
export const DELAY = Type.Optional(Type.Integer({ minimum: 0, maximum: 60_000 }))

/** A service that can be made to fail. */
export interface FaultyService {
  name: string
  /** What `PUT /sandbox/api/<name>_faults` takes beside the number of calls. */
  fields: Readonly<Partial<Record<'part' | 'mode' | 'down' | 'delay_ms', TSchema>>>
}

interface FaultOrder {
  calls: number
  /** The part of the service that fails alone. */
  part?: string
  mode?: string
  down?: boolean
  delay_ms?: number
}

const DEFAULTS: Partial<FaultOrder> = { down: false, delay_ms: 0 }

/** Lets the sandbox make the next calls of a service fail, and answers what will happen. */
export function faultRoute(
  instance: FastifyInstance,
  queries: Queries,
  { name, fields }: FaultyService,
): void {
  const calls = Type.Integer({ minimum: 0, maximum: 100 })
  const names = ['calls', ...Object.keys(fields)] as (keyof FaultOrder)[]
  instance.put<{ Body: FaultOrder }>(
    `/api/${name}_faults`,
    { schema: { body: Type.Object({ calls, ...fields }) } },
    async ({ body }) => {
      const { part, down, mode = down ? 'down' : 'slow', delay_ms: delayMs = 0 } = body
      await causeFault(queries, part ? `${name}_${part}` : name, { calls: body.calls, mode, delayMs })
      return Object.fromEntries(names.map((field) => [field, body[field] ?? DEFAULTS[field]]))
    },
  )
}

/**
 * Returns a function that a stand-in calls for each request: it answers how this call fails, after the delay, and undefined
 * for a call that does not. A delay ends with the host.
 */
export function failOnDemand(
  instance: FastifyInstance,
  queries: Queries,
): (service: string) => Promise<string | undefined> {
  const closing = new AbortController()
  instance.addHook('preClose', async () => closing.abort())
  return async (service) => {
    const [fault] = await queries
      .update(serviceFaults)
      .set({ calls: sql`${serviceFaults.calls} - 1` })
      .where(and(eq(serviceFaults.service, service), gt(serviceFaults.calls, 0)))
      .returning()
    if (!fault) return undefined
    await pause(fault.delayMs, undefined, { signal: closing.signal }).catch(() => undefined)
    return fault.mode === 'slow' ? undefined : fault.mode
  }
}
