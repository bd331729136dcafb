import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  type PgColumn,
  type PgInsertValue,
  pgSchema,
  type PgTable,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'

/** The tables of stand-ins, apart from the shop's (services/database/migrations/025_standins.sql). */
export const standins = pgSchema('standins')

/** An object of JSON, as a sender wrote it. */
export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Columns of a table that stores what was received: `id` counts up in the order of receipt. */
export const received = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
}

/** One kind of thing that the shop or a stand-in has received, as the sandbox shows it. */
export interface RecordKind {
  /** The last part of its address under `/sandbox/api/`. */
  name: string
  title: string
  /** The fields that the sandbox shows of each record, the most important ones first and last. */
  columns: readonly string[]
  /** At most `limit` records, newest first, in the shape that the address answers. */
  read(queries: Queries, limit: number): Promise<Record<string, unknown>[]>
  /** Fields with pages of their own and the words of the links to them; addresses are relative to the sandbox. */
  pages?: {
    fields: Readonly<Record<string, string>>
    address(record: Record<string, unknown>, field: string): string
  }
}

interface Log<Table extends PgTable> extends RecordKind {
  /**
   * Stores what was received, all of it or none, in its order. A row whose unique columns are taken already is not stored again.
   * @returns how many rows are new
   */
  store(queries: Queries, rows: readonly PgInsertValue<Table>[]): Promise<number>
}

interface LogOptions extends Omit<RecordKind, 'read'> {
  newestFirst: readonly SQL[]
  /** The fields of a record in their order, each with its column. */
  fields: Readonly<Record<string, PgColumn>>
  /** How many rows stay, the newest by `id`, where anybody can send some; undefined for all. */
  mostStored?: number
}

/** Stores in a table what a stand-in receives, and shows it in the sandbox. */
export function receivedLog<Table extends PgTable>(
  table: Table,
  { newestFirst, fields, mostStored, ...kind }: LogOptions,
): Log<Table> {
  const insert = (queries: Queries, rows: readonly PgInsertValue<Table>[]) =>
    queries
      .insert(table)
      .values([...rows])
      .onConflictDoNothing()
      .returning({ isNew: sql`true` })

  return {
    ...kind,
    async store(queries, rows) {
      if (rows.length === 0) return 0
      if (mostStored === undefined) return (await insert(queries, rows)).length
      return queries.transaction(async (tx) => {
        const stored = await insert(tx, rows)
        await tx.execute(
          sql`delete from ${table} where id <= (select max(id) from ${table}) - ${mostStored}::bigint`,
        )
        return stored.length
      })
    },
    async read(queries, limit) {
      const rows = await queries
        .select({ ...fields })
        .from(table as PgTable)
        .orderBy(...newestFirst)
        .limit(limit)
      return rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            value instanceof Date ? value.toISOString() : value,
          ]),
        ),
      )
    },
  }
}
