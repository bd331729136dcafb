import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queries } from '../../../database/open'
import { type Kind, KINDS, type Row } from '../items'
import type { RowReader } from '../item-reader'
import { spaceItems, spaceState } from './schema'

/** The changed items that this process has read. */
export interface RowCache {
  /** Reads what has been committed since the last call. */
  refresh(queries: Queries): Promise<(kind: Kind) => readonly Row[]>
  /** Forgets rows that the database no longer has. */
  forget(rows: readonly Row[]): void
}

/**
 * Reads each changed item once. Writers come one after another (`space_state`), so that what one commits has a higher revision than
 * everything before it.
 */
export function createRowCache(): RowCache {
  const rows = new Map<Kind, readonly Row[]>(KINDS.map((kind) => [kind, []]))
  let known = 0
  const rowsOf = (kind: Kind) => rows.get(kind) ?? []
  const replace = (kind: Kind, ids: ReadonlySet<number>, added: readonly Row[]) =>
    rows.set(kind, [...rowsOf(kind).filter(({ id }) => !ids.has(id)), ...added])

  return {
    async refresh(queries) {
      // Every reader asks this, so it costs a third of a millisecond.
      const [state] = await queries.select().from(spaceState)
      const current = state?.revision ?? 0
      if (current <= known) return rowsOf
      const changed = await queries
        .select()
        .from(spaceItems)
        .where(gt(spaceItems.revision, known))
        .orderBy(asc(spaceItems.kind), asc(spaceItems.id))
      for (const kind of new Set(changed.map((row) => row.kind))) {
        const own = changed.filter((row) => row.kind === kind)
        replace(kind, new Set(own.map(({ id }) => id)), own)
      }
      known = Math.max(known, current, ...changed.map(({ revision }) => revision))
      return rowsOf
    },
    forget(gone) {
      for (const { kind, id } of gone) replace(kind, new Set([id]), [])
    },
  }
}

/** Deletes rows, unless they have been changed since. */
export async function deleteRows(queries: Queries, gone: readonly Row[]): Promise<void> {
  for (const { kind, id, revision } of gone)
    await queries
      .delete(spaceItems)
      .where(and(eq(spaceItems.kind, kind), eq(spaceItems.id, id), eq(spaceItems.revision, revision)))
}

export const rowReader = (database: Queries, cache: RowCache): RowReader => ({
  read: () => cache.refresh(database),
  async drop(stale) {
    await deleteRows(database, stale)
    cache.forget(stale)
  },
})
