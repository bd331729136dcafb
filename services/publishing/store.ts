import { and, desc, eq, gt, lt, ne, or, isNull, sql } from 'drizzle-orm'
import type { ReportedFinding } from '../build/findings'
import type { Queries } from '../database/open'
import type { PageAddress } from '../site/addresses'
import { pageAddresses, publications, publishing, publishRequests } from './schema'
import { type Cause, isDue, type Outcome, retryAfter } from './state'

/** A host says every few seconds that it still builds; after so long without that, another one takes over. */
export const LEASE_SECONDS = 20
/** So many publications are stored, and the requests of a month. */
const KEPT_PUBLICATIONS = 200
const KEPT_DAYS = 31

export interface PublishRequest {
  cause: Cause
  /** For people, such as "published blog/till-tips". */
  note: string
  /** Of a webhook. */
  signature?: string
  /** The version of the content when the webhook arrived. */
  contentVersion?: string | undefined
}

/** Stores a request. @returns false for a copy of an old webhook: the same signature while the content is the same */
export async function addRequest(database: Queries, request: PublishRequest): Promise<boolean> {
  const added = await database
    .insert(publishRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: publishRequests.id })
  return added.length > 0
}

/** A build that this host alone may do now. */
export interface Turn {
  publication: number
  /** The newest request that it takes into account. */
  request: number
}

const leasedUntil = sql`now() + make_interval(secs => ${LEASE_SECONDS})`

/**
 * Takes the lease where something is to be built and no other host builds. A build whose host has not been heard of for the length
 * of the lease counts as interrupted.
 * @param builder this host
 */
export function takeTurn(database: Queries, builder: string, now: Date): Promise<Turn | undefined> {
  return database.transaction(async (tx) => {
    const [state] = await tx.select().from(publishing).for('update')
    const [newest] = await tx
      .select({ id: publishRequests.id, cause: publishRequests.cause, note: publishRequests.note })
      .from(publishRequests)
      .orderBy(desc(publishRequests.id))
      .limit(1)
    if (!state || !isDue({ ...state, newestRequest: newest?.id ?? 0 }, now)) return undefined
    const free = or(isNull(publishing.builder), lt(publishing.leasedUntil, sql`now()`))
    const taken = await tx.update(publishing).set({ builder, leasedUntil }).where(free).returning()
    if (taken.length === 0) return undefined
    await tx
      .update(publications)
      .set({
        outcome: 'interrupted',
        endedAt: sql`now()`,
        reason: 'The host that was building ended. The build is done again.',
      })
      .where(eq(publications.outcome, 'building'))
    const isRetry = (newest?.id ?? 0) === state.doneRequest
    const cause = isRetry ? 'Another try, after a build that failed' : (newest?.note ?? '')
    const [publication] = await tx
      .insert(publications)
      .values({ builder, cause })
      .returning({ id: publications.id })
    return publication && { publication: publication.id, request: newest?.id ?? 0 }
  })
}

/** Says that this host still builds. @returns false where another host has taken over */
export async function renewLease(database: Queries, builder: string): Promise<boolean> {
  const renewed = await database
    .update(publishing)
    .set({ leasedUntil })
    .where(eq(publishing.builder, builder))
    .returning()
  return renewed.length > 0
}

/** Lets another host take over what this one has begun. */
export async function freeLease(database: Queries, builder: string): Promise<void> {
  await database
    .update(publishing)
    .set({ builder: null, leasedUntil: null })
    .where(eq(publishing.builder, builder))
}

export interface Result {
  outcome: Exclude<Outcome, 'building' | 'interrupted'>
  /** The name of the new release. */
  release?: string
  /** Why there is none, for editors and operators. */
  reason?: string
  findings?: readonly ReportedFinding[]
}

/**
 * Notes how a build ended and frees the lease; does nothing where another host has taken over meanwhile.
 * @returns the outcome of the build before it; undefined for the first
 */
export function endTurn(
  database: Queries,
  builder: string,
  { publication, request }: Turn,
  result: Result,
  now: Date,
): Promise<Outcome | undefined> {
  return database.transaction(async (tx) => {
    const [state] = await tx.select().from(publishing).where(eq(publishing.builder, builder)).for('update')
    const { outcome, release = null, reason = null, findings = [] } = result
    const isRetry = state?.doneRequest === request
    const own = and(eq(publications.id, publication), eq(publications.outcome, 'building'))
    // A second look that finds nothing is not worth a line.
    if (isRetry && outcome === 'unchanged') await tx.delete(publications).where(own)
    else
      await tx
        .update(publications)
        .set({ outcome, release, reason, findings, endedAt: sql`now()` })
        .where(own)
    if (state) {
      const retries = isRetry ? state.retries + 1 : 0
      const retryAt = retryAfter(outcome, retries, now)
      const done = { doneRequest: request, builder: null, leasedUntil: null, retryAt, retries }
      await tx.update(publishing).set(done).where(eq(publishing.builder, builder))
    }
    await forget(tx, publication)
    const [before] = await tx
      .select({ outcome: publications.outcome })
      .from(publications)
      .where(and(lt(publications.id, publication), ne(publications.outcome, 'interrupted')))
      .orderBy(desc(publications.id))
      .limit(1)
    return before?.outcome
  })
}

async function forget(tx: Queries, publication: number): Promise<void> {
  await tx.delete(publications).where(lt(publications.id, publication - KEPT_PUBLICATIONS))
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`
  await tx.delete(publishRequests).where(lt(publishRequests.requestedAt, old))
}

/** Whether this host is to compare the release with the content now; one host in so many seconds is. */
export async function takeLook(database: Queries, everySeconds: number): Promise<boolean> {
  const taken = await database
    .update(publishing)
    .set({ lookedAt: sql`now()` })
    .where(lt(publishing.lookedAt, sql`now() - make_interval(secs => ${everySeconds})`))
    .returning()
  return taken.length > 0
}

/** A build that a running host has begun. */
export type Publication = typeof publications.$inferSelect

/** The latest builds, newest first. */
export const listPublications = (database: Queries, most: number): Promise<Publication[]> =>
  database.select().from(publications).orderBy(desc(publications.id)).limit(most)

/** What waits to be built, newest first. */
export async function listWaiting(database: Queries): Promise<(typeof publishRequests.$inferSelect)[]> {
  const [state] = await database.select().from(publishing)
  return database
    .select()
    .from(publishRequests)
    .where(gt(publishRequests.id, state?.doneRequest ?? 0))
    .orderBy(desc(publishRequests.id))
}

/** Remembers where stories are live now, in one statement. Resolves with that and every former address. */
export async function rememberAddresses(
  database: Queries,
  pages: readonly PageAddress[],
): Promise<PageAddress[]> {
  if (pages.length > 0) {
    await database
      .insert(pageAddresses)
      .values(pages.map(({ path, story }) => ({ path, story })))
      .onConflictDoUpdate({
        target: pageAddresses.path,
        set: { story: sql`excluded.story`, liveAt: sql`now()` },
        setWhere: ne(pageAddresses.story, sql`excluded.story`),
      })
  }
  return database.select({ path: pageAddresses.path, story: pageAddresses.story }).from(pageAddresses)
}
