import { createHmac, randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../database/open'
import type { Consents, Contact, WaitlistKind } from '../domain/waitlist'
import { isUuid } from '../domain/uuid'
import { waitlistEntries } from './schema'
import { seal, unseal } from './seal'

type Row = typeof waitlistEntries.$inferSelect

export interface NewEntry {
  /** sku or bundle_code */
  item: string
  kind: WaitlistKind
  quantity: number | null
  contact: Contact
  consentVersion: string
  marketing: Consents
}

/** The row that a sealed contact belongs to. */
const ownerOf = ({ item, emailKey }: Pick<Row, 'item' | 'emailKey'>): string => `waitlist ${item} ${emailKey}`

/**
 * Puts somebody on the list. Whoever is on it already stays there once, with what was said last; a box left unticked takes
 * back no consent, and the first time of each counts. @param key seals the contact
 */
export async function saveEntry(
  queries: Queries,
  { contact, ...entry }: NewEntry,
  key: Buffer,
  now: Date,
): Promise<void> {
  const emailKey = createHmac('sha256', key)
    .update(`waitlist ${contact.email.toLowerCase()}`)
    .digest('base64url')
  const row = {
    ...entry,
    sealedContact: seal(JSON.stringify(contact), key, ownerOf({ item: entry.item, emailKey })),
    consentedAt: now,
  }
  await queries
    .insert(waitlistEntries)
    .values({ id: randomUUID(), emailKey, createdAt: now, nextAttemptAt: now, ...row })
    .onConflictDoUpdate({
      target: [waitlistEntries.item, waitlistEntries.emailKey],
      set: { ...row, marketing: sql`excluded.marketing || ${waitlistEntries.marketing}` },
    })
}

/** The item of an entry; undefined where there is no such entry, or no more. */
export async function itemOf(queries: Queries, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await queries
    .select({ item: waitlistEntries.item })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
  return row?.item
}

/** Forgets an entry and everything in it. */
export async function deleteEntry(queries: Queries, id: string): Promise<void> {
  if (isUuid(id)) await queries.delete(waitlistEntries).where(eq(waitlistEntries.id, id))
}

/** @throws when the key is not the one that the contact was sealed with */
export const openContact = (row: Pick<Row, 'item' | 'emailKey' | 'sealedContact'>, key: Buffer): Contact =>
  JSON.parse(unseal(row.sealedContact, key, ownerOf(row))) as Contact

/** The whole list, newest first. @param key opens the contacts */
export async function readEntries(
  queries: Queries,
  key: Buffer,
  limit: number,
): Promise<(Row & { contact: Contact })[]> {
  const rows = await queries
    .select()
    .from(waitlistEntries)
    .orderBy(desc(waitlistEntries.createdAt))
    .limit(limit)
  return rows.map((row) => ({ ...row, contact: openContact(row, key) }))
}
