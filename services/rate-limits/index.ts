import { lte, sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { keyedHash } from '../auth/tokens'
import type { Queries } from '../database/open'
import { isFromThisMachine } from '../server/check-request'
import { limitConcurrency } from '../server/limit-concurrency'
import { TooManyTries, Unavailable } from '../shop/domain/problem'
import { type About, countersOf, networkOf, type Purpose, visitorAddress, WINDOW_MS } from './limits'

// The columns are described in services/database/migrations.

export const tries = pgTable('tries', {
  subject: text('subject').primaryKey(),
  tries: integer('tries').notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A purpose for which a call of this route counts in addition to a write; `itself`: the route counts by itself, and not as a write. */
    counts?: Purpose | 'itself'
    /** Whether few calls of this route are answered at a time, because anybody can make them and they keep the database busy. */
    isQueued?: boolean
  }
}

export interface TriesOptions {
  database: Queries
  /** 32 bytes that hash the counted names. */
  personalDataKey: Buffer
  /** Whether this machine itself may do more than anybody else. */
  sandbox?: boolean
}

/** Counts the attempts of visitors in the database, so that several hosts agree. */
export interface Tries {
  /**
   * Counts an attempt before it is handled, so that many at once do not slip through. All purposes are one statement.
   * @throws TooManyTries after too many attempts
   */
  count(request: FastifyRequest, purposes: readonly Purpose[], about?: About): Promise<void>
  /** Takes the count of a successful attempt back. */
  forgive(request: FastifyRequest, purpose: Purpose, about?: About): Promise<void>
}

export function openTries({ database, personalDataKey: key, sandbox = false }: TriesOptions): Tries {
  const ended = rememberEnded()
  const hash = (text: string): string => keyedHash(text, key)

  async function add(request: FastifyRequest, purposes: readonly Purpose[], about: About, change: 1 | -1) {
    const now = new Date()
    const isLocal = sandbox && isFromThisMachine(request)
    const counters = purposes.flatMap((purpose) => countersOf(purpose, whoOf(request), about, isLocal))
    const limits = new Map(counters.map(({ subject, limit }) => [hash(subject), limit]))
    const known = change > 0 ? ended.among([...limits.keys()], now) : []
    if (known.length > 0) return { now, ends: known }
    const counted = await addTo(database, [...limits.keys()], now, change)
    const over = counted.filter((row) => row.tries > (limits.get(row.subject) ?? 0))
    if (change > 0) for (const { subject, endsAt } of over) ended.add(subject, endsAt)
    else for (const { subject } of counted) ended.delete(subject)
    return { now, ends: over.map(({ endsAt }) => endsAt) }
  }

  return {
    async count(request, purposes, about = {}) {
      const { now, ends } = await add(request, purposes, about, 1)
      if (ends.length > 0) throw new TooManyTries(Math.max(...ends.map(Number)), now)
    },
    async forgive(request, purpose, about = {}) {
      await add(request, [purpose], about, -1)
    },
  }
}

const whoOf = ({ ip }: FastifyRequest) => ({ visitor: visitorAddress(ip), network: networkOf(ip) })

const MOST_REMEMBERED = 10_000

/**
 * Remembers the counters that are used up, so that further attempts cost the database nothing. Another process may count such an
 * attempt once more, which changes nothing.
 */
function rememberEnded() {
  const ends = new Map<string, Date>()
  return {
    /** The times at which those of these that are used up end. */
    among: (subjects: readonly string[], now: Date): Date[] =>
      subjects.flatMap((subject) => {
        const endsAt = ends.get(subject)
        return endsAt && endsAt > now ? [endsAt] : []
      }),
    add(subject: string, endsAt: Date): void {
      if (ends.size >= MOST_REMEMBERED) ends.clear()
      ends.set(subject, endsAt)
    },
    delete: (subject: string): void => void ends.delete(subject),
  }
}

/** Counts every write of the routes registered after it, and what else they name. Reading is free. */
export function countWrites(routes: FastifyInstance, counted: Tries): void {
  limitConcurrency(routes, {
    kindOf: ({ routeOptions: { config, url } }) => (config.isQueued ? url : undefined),
    visitorOf: ({ ip }) => visitorAddress(ip),
    refusal: () => new Unavailable(),
  })
  // A request that is refused for its shape costs the database nothing.
  routes.addHook('preHandler', async (request) => {
    const { counts } = request.routeOptions.config
    if (counts === 'itself' || request.is404) return
    const purposes: Purpose[] = [...(counts ? [counts] : []), ...(isWrite(request) ? ['write' as const] : [])]
    if (purposes.length > 0) await counted.count(request, purposes)
  })
}

const isWrite = ({ method }: FastifyRequest): boolean => method !== 'GET' && method !== 'HEAD'

async function addTo(queries: Queries, subjects: readonly string[], now: Date, change: 1 | -1) {
  const isOver = sql`${tries.endsAt} <= ${now.toISOString()}`
  const endsAt = new Date(now.getTime() + WINDOW_MS)
  // Sorted: every process locks in the same order.
  const rows = subjects.toSorted().map((subject) => ({ subject, tries: Math.max(0, change), endsAt }))
  return queries.transaction(async (tx) => {
    // A power cut may lose a count, so the commit does not wait for the disk.
    await tx.execute(sql`set local synchronous_commit to off`)
    return tx
      .insert(tries)
      .values(rows)
      .onConflictDoUpdate({
        target: tries.subject,
        set: {
          tries: sql`case when ${isOver} then excluded.tries else greatest(0, ${tries.tries} + ${change}) end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${tries.endsAt} end`,
        },
      })
      .returning()
  })
}

/** Deletes the attempts that no longer count. */
export async function purgeTries(queries: Queries, now: Date): Promise<void> {
  await queries.delete(tries).where(lte(tries.endsAt, now))
}
