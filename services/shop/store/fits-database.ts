import { desc, isNotNull } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import type { Queries } from '../../database/open'
import { openAnswers } from './leads'
import { leads, signups, waitlistEntries } from './schema'
import { seal, unseal } from './seal'
import { openContact } from './waitlist'

/** services/database/migrations/034_personal_data_key.sql says what it is for. */
const personalDataKey = pgTable('personal_data_key', {
  isOnly: boolean('is_only').primaryKey().default(true),
  sealed: text('sealed').notNull(),
})

const OWNER = 'personal data key'

/**
 * Whether a key is the database's key. The first key that decrypts the existing data is recorded; of hosts that start on a new
 * database at the same time, one wins.
 */
export async function fitsDatabase(queries: Queries, key: Buffer): Promise<boolean> {
  if ((await readRecorded(queries)) === undefined && (await opensNewest(queries, key))) {
    await queries
      .insert(personalDataKey)
      .values({ sealed: seal('This key fits.', key, OWNER) })
      .onConflictDoNothing()
  }
  const sealed = await readRecorded(queries)
  return sealed !== undefined && doesOpen(() => unseal(sealed, key, OWNER))
}

async function readRecorded(queries: Queries): Promise<string | undefined> {
  const [row] = await queries.select().from(personalDataKey)
  return row?.sealed
}

/** Whether a key decrypts the newest value of each kind; without any value, every key does. */
async function opensNewest(queries: Queries, key: Buffer): Promise<boolean> {
  const [waiting] = await queries
    .select()
    .from(waitlistEntries)
    .orderBy(desc(waitlistEntries.createdAt))
    .limit(1)
  const [lead] = await queries.select().from(leads).orderBy(desc(leads.createdAt)).limit(1)
  const [signup] = await queries
    .select()
    .from(signups)
    .where(isNotNull(signups.sealedIdNumber))
    .orderBy(desc(signups.createdAt))
    .limit(1)
  return doesOpen(() => {
    if (waiting) openContact(waiting, key)
    if (lead) openAnswers(lead, key)
    if (signup?.sealedIdNumber) unseal(signup.sealedIdNumber, key, signup.id)
  })
}

function doesOpen(open: () => unknown): boolean {
  try {
    open()
    return true
  } catch {
    return false
  }
}
