import { sql } from 'drizzle-orm'
import type { Queries } from './open'

/** Rejects while the database does not answer, or takes no orders: a standby, or one set read-only. */
export async function checkDatabase(database: Queries): Promise<void> {
  const writable = sql<boolean>`current_setting('transaction_read_only') = 'off'`
  const [row] = await database.select({ writable }).from(sql`(select 1) as probe`)
  if (!row?.writable) throw new Error('The database is read-only.')
}
