import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { Problem } from '../domain/problem'
import { idempotencyKeys } from './schema'
import { seal, unseal } from './seal'

/** How long a repeat gets the first answer: a browser may be offline for days (decision 012). */
const KEPT_MS = 30 * 24 * 3_600_000

/** A request that must not take effect twice. `scope` is its method and path, `requestHash` the hash of its body. */
export interface IdempotentRequest {
  scope: string
  key: string
  requestHash: string
  /** Seals the answer, which may contain a contact and an address. */
  personalDataKey: Buffer
}

export interface Answer<Body extends object> {
  statusCode: number
  body: Body
}

/**
 * The earlier answer to the same request, if any. Until the transaction ends, other processes with the same key wait here.
 * Throws when the key was used with another body.
 */
export async function findAnswer<Body extends object>(
  tx: Queries,
  { scope, key, requestHash, personalDataKey }: IdempotentRequest,
): Promise<Answer<Body> | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${scope} ${key}`}, 0))`)
  const [row] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)))
  if (!row) return undefined
  if (row.requestHash !== requestHash) {
    throw new Problem(
      'idempotency_key_reused',
      'This was sent before with other details. Load the page again, look whether it went through, then try once more.',
    )
  }
  // The scope names one route, so the stored body has that route's shape.
  return { statusCode: row.statusCode, body: openAnswer(row, personalDataKey) as Body }
}

/** Stores the answer in the transaction of the change, so that both are stored or neither. */
export async function storeAnswer(
  tx: Queries,
  { scope, key, requestHash, personalDataKey }: IdempotentRequest,
  { statusCode, body }: Answer<object>,
  now: Date,
): Promise<void> {
  const response = seal(JSON.stringify(body), personalDataKey, ownerOf({ scope, key }))
  await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, statusCode, response, createdAt: now })
    .onConflictDoNothing()
}

type Row = typeof idempotencyKeys.$inferSelect

/** The row that a sealed answer belongs to. */
const ownerOf = ({ scope, key }: Pick<Row, 'scope' | 'key'>): string => `answer ${scope} ${key}`

/** The stored answer. Older answers are not sealed, and contain no personal data. */
export const openAnswer = (row: Pick<Row, 'scope' | 'key' | 'response'>, key: Buffer): object =>
  typeof row.response === 'string' ? JSON.parse(unseal(row.response, key, ownerOf(row))) : row.response

/** Runs `change` in one transaction, at most once for each Idempotency-Key; a repeat gets the first answer. */
export async function changeOnce<Body extends object>(
  database: Queries,
  request: IdempotentRequest | undefined,
  change: (tx: Queries) => Promise<Answer<Body>>,
): Promise<Answer<Body>> {
  return database.transaction(async (tx) => {
    const before = request && (await findAnswer<Body>(tx, request))
    if (before) return before
    const answer = await change(tx)
    if (request) await storeAnswer(tx, request, answer, new Date())
    return answer
  })
}

/** Deletes expired answers, and returns how many. */
export async function purgeAnswers(queries: Queries, now: Date): Promise<number> {
  const isOld = lt(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS))
  return (await queries.delete(idempotencyKeys).where(isOld).returning({ key: idempotencyKeys.key })).length
}
