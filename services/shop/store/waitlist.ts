import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { keyedHash } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { mailboxOf } from '../domain/buyer'
import type { Consents, Contact, WaitlistKind } from '../domain/waitlist'
import { isUuid } from './carts'
import { waitlistEntries } from './schema'
import { seal, unseal } from './seal'

type Row = typeof waitlistEntries.$inferSelect

const { availableAt, createdAt, attempts, nextAttemptAt, sentAt } = waitlistEntries

export interface NewEntry {
  /** sku or bundle_code */
  item: string
  kind: WaitlistKind
  quantity: number | null
  contact: Contact
  consentVersion: string
  marketing: Consents
  /** Path on the site where the item is bought. */
  page: string
}

/** Hashes that identify an entry: of the mailbox, and for older entries of the address as it was typed. */
export const emailKeysOf = (email: string, key: Buffer): [string, string] => [
  keyedHash(`waitlist ${mailboxOf(email)}`, key),
  keyedHash(`waitlist ${email.toLowerCase()}`, key),
]

/** The row that a sealed contact belongs to. */
const ownerOf = ({ item, emailKey }: Pick<Row, 'item' | 'emailKey'>): string => `waitlist ${item} ${emailKey}`

/**
 * Adds somebody to the list, or updates the entry of their mailbox: an unticked box withdraws no consent, the first time of each
 * consent counts, and an entry that was already notified waits again. @param key seals the contact
 */
export async function saveEntry(
  queries: Queries,
  { contact, ...entry }: NewEntry,
  key: Buffer,
  now: Date,
): Promise<void> {
  const [emailKey] = emailKeysOf(contact.email, key)
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
      set: {
        ...row,
        marketing: sql`excluded.marketing || ${waitlistEntries.marketing}`,
        ...unlessWaiting({ availableAt, createdAt, attempts, nextAttemptAt, sentAt }),
      },
    })
}

/** Values that an existing entry keeps. */
const unlessWaiting = <Columns extends Record<string, { name: string }>>(columns: Columns) =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [
      field,
      sql`case when ${waitlistEntries.availableAt} is null then ${column} else excluded.${sql.identifier(column.name)} end`,
    ]),
  )

/** The items with waiting entries whose first mail has been sent. */
export async function awaitedItems(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ item: waitlistEntries.item })
    .from(waitlistEntries)
    .where(isWaiting())
  return rows.map(({ item }) => item)
}

/** Queues the news for everybody who waits for these items. */
export async function announce(queries: Queries, items: readonly string[], now: Date): Promise<void> {
  if (items.length === 0) return
  await queries
    .update(waitlistEntries)
    .set({ availableAt: now, attempts: 0, nextAttemptAt: now, sentAt: null, lastError: null })
    .where(and(isWaiting(), inArray(waitlistEntries.item, [...items])))
}

/** Resets entries whose item sold out again before their mail was sent. */
export async function waitOn(queries: Queries, id: string): Promise<void> {
  await queries
    .update(waitlistEntries)
    .set({ availableAt: null, nextAttemptAt: null })
    .where(eq(waitlistEntries.id, id))
}

const isWaiting = () => and(isNull(waitlistEntries.availableAt), isNull(waitlistEntries.nextAttemptAt))

/** The item of an entry; undefined for an unknown or deleted entry. */
export async function itemOf(queries: Queries, id: string): Promise<string | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await queries
    .select({ item: waitlistEntries.item })
    .from(waitlistEntries)
    .where(eq(waitlistEntries.id, id))
  return row?.item
}

export async function deleteEntry(queries: Queries, id: string): Promise<void> {
  if (isUuid(id)) await queries.delete(waitlistEntries).where(eq(waitlistEntries.id, id))
}

/** @throws when another key sealed the contact */
export const openContact = (row: Pick<Row, 'item' | 'emailKey' | 'sealedContact'>, key: Buffer): Contact =>
  JSON.parse(unseal(row.sealedContact, key, ownerOf(row))) as Contact

/** The whole list, newest first. @param key decrypts the contacts */
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
