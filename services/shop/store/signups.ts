import { eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import { signups } from './schema'

/** Whether somebody has started a signup with this address; upper and lower case are the same. */
export async function isKnownEmail(queries: Queries, email: string): Promise<boolean> {
  const known = await queries
    .select({ id: signups.id })
    .from(signups)
    .where(eq(sql`lower(${signups.email})`, email.toLowerCase()))
    .limit(1)
  return known.length > 0
}
