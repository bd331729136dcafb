import { createHmac } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { TooManyTries } from '../domain/problem'
import { orderLookupTries } from './schema'

const WINDOW_MS = 15 * 60_000

/** How often each may try in a quarter of an hour. Many shoppers share one address of a mobile network. */
const LIMITS = {
  'order lookup': { number: 10, email: 10, visitor: 50 },
  waitlist: { email: 10, visitor: 50 },
} as const

type Purpose = keyof typeof LIMITS

/** What one try is about. */
export type Try<Of extends Purpose> = Readonly<Record<keyof (typeof LIMITS)[Of], string>> & { purpose: Of }

/**
 * Counts a try before it is looked at, so that many at once do not slip through.
 * @throws TooManyTries when what it is about, such as the email address or the visitor, was tried too often
 */
export async function countTry<Of extends Purpose>(
  queries: Queries,
  attempt: Try<Of>,
  key: Buffer,
  now: Date,
): Promise<void> {
  const counted = await add(queries, attempt, key, now, 1)
  const over = counted.filter(({ limit, tries }) => tries > limit)
  if (over.length > 0) throw new TooManyTries(Math.max(...over.map(({ endsAt }) => endsAt.getTime())), now)
}

/** A try that was right does not count. */
export async function forgiveTry<Of extends Purpose>(
  queries: Queries,
  attempt: Try<Of>,
  key: Buffer,
  now: Date,
): Promise<void> {
  await add(queries, attempt, key, now, -1)
}

async function add<Of extends Purpose>(
  queries: Queries,
  { purpose, ...about }: Try<Of>,
  key: Buffer,
  now: Date,
  change: 1 | -1,
) {
  const { subject, tries, endsAt } = orderLookupTries
  const isOver = sql`${endsAt} <= ${now.toISOString()}`
  const limits = new Map(
    Object.entries<number>(LIMITS[purpose]).map(([kind, limit]) => [
      hash(`${purpose} ${kind} ${(about as Record<string, string>)[kind] ?? ''}`, key),
      limit,
    ]),
  )
  const rows = [...limits.keys()]
    // Every process locks in the same order.
    .sort()
    .map((of) => ({ subject: of, tries: Math.max(0, change), endsAt: new Date(now.getTime() + WINDOW_MS) }))
  const counted = await queries
    .insert(orderLookupTries)
    .values(rows)
    .onConflictDoUpdate({
      target: subject,
      set: {
        tries: sql`case when ${isOver} then excluded.tries else greatest(0, ${tries} + ${change}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${endsAt} end`,
      },
    })
    .returning()
  return counted.map((row) => ({ ...row, limit: limits.get(row.subject) ?? Infinity }))
}

const hash = (text: string, key: Buffer): string => createHmac('sha256', key).update(text).digest('base64url')

/** Forgets the tries that no longer count. */
export async function purgeTries(queries: Queries, now: Date): Promise<void> {
  await queries.delete(orderLookupTries).where(lte(orderLookupTries.endsAt, now))
}
