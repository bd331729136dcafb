import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { sha256 } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { availability } from '../domain/availability'
import { SELLER } from '../domain/seller'
import type { WaitlistKind } from '../domain/waitlist'
import { findItem } from '../store/catalogue'
import { waitlistEntries } from '../store/schema'
import { announce, awaitedItems, deleteEntry, openContact, waitOn } from '../store/waitlist'
import type { Letter, Part } from './letter'
import { DeliveryError, domainOf, isName, isPlainAddress, type Message, oneLine } from './message'
import { BATCH, CLAIM_MS } from './order-mails'
import type { ClaimMails, MailOptions } from './outbox'
import { renderHtml } from './render-html'
import { renderText } from './render-text'

type Row = typeof waitlistEntries.$inferSelect

/**
 * The mails to each entry of the waitlist, for the outbox: first the confirmation with a link to leave, then the news that the
 * item can be bought.
 */
export const claimWaitlistMails: ClaimMails = async (options, now) => {
  const { database } = options
  await announceWhatIsBack(database, now)
  const { id, attempts, nextAttemptAt, sentAt } = waitlistEntries
  const rows = await database.transaction(async (tx) => {
    const due = await tx
      .select({ id })
      .from(waitlistEntries)
      .where(lte(nextAttemptAt, now))
      .orderBy(asc(nextAttemptAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    return tx
      .update(waitlistEntries)
      .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: new Date(now.getTime() + CLAIM_MS) })
      .where(
        inArray(
          id,
          due.map((entry) => entry.id),
        ),
      )
      .returning()
  })
  return rows.map((row) => ({
    attempts: row.attempts,
    createdAt: row.availableAt ?? row.createdAt,
    about: { item: row.item, mail: row.availableAt ? 'available' : row.kind },
    table: 'waitlist_entries',
    write: () => write(options, row),
    async markSent(at) {
      // Without a consent to marketing the details are deleted after this mail (POPIA s14).
      if (row.availableAt && Object.keys(row.marketing).length === 0) return deleteEntry(database, row.id)
      const sent = { sentAt: at, nextAttemptAt: null, lastError: null }
      await database.update(waitlistEntries).set(sent).where(eq(id, row.id))
    },
    async markUnsent(result) {
      const isOurs = and(eq(id, row.id), eq(attempts, row.attempts), isNull(sentAt))
      await database.update(waitlistEntries).set(result).where(isOurs)
    },
  }))
}

/** Whether an item can be bought now. */
async function isBack(queries: Queries, code: string): Promise<boolean> {
  const item = await findItem(queries, code)
  return item !== undefined && item.isListed && availability(item).canBePurchased
}

async function announceWhatIsBack(queries: Queries, now: Date): Promise<void> {
  const back: string[] = []
  for (const item of await awaitedItems(queries)) if (await isBack(queries, item)) back.push(item)
  await announce(queries, back, now)
}

async function write(options: MailOptions, row: Row): Promise<Message | undefined> {
  const { database, mailer, helpEmail = SELLER.email, siteUrl, personalDataKey } = options
  const { name, email } = openContact(row, personalDataKey)
  if (!isPlainAddress(email)) {
    throw new DeliveryError('The entry has no address that can be written to', 'EADDRESS', true)
  }
  if (row.availableAt && !(await isBack(database, row.item))) {
    await waitOn(database, row.id)
    return undefined
  }
  const item = await findItem(database, row.item)
  const leaveUrl = `${siteUrl}/shop/api/v1/waitlist/${row.id}/leave/`
  const entry = { ...row, name: item?.shortName ?? row.item }
  const letter = row.availableAt
    ? availableLetter(entry, siteUrl + row.page)
    : waitlistLetter(entry, leaveUrl)
  const since = row.availableAt ?? row.createdAt
  return {
    // Mail servers log Message-IDs, and the id of an entry gives access to it.
    id: `waitlist.${sha256(`${row.id} ${since.toISOString()}`)}@${domainOf(mailer.from)}`,
    date: since,
    from: mailer.from,
    replyTo: { name: SELLER.name, address: helpEmail },
    to: { name: isName(name) ? oneLine(name) : '', address: email },
    subject: oneLine(letter.subject),
    text: renderText(letter),
    html: renderHtml(letter),
    unsubscribeUrl: leaveUrl,
  }
}

interface EntryFacts {
  kind: WaitlistKind
  /** The item's name. */
  name: string
  quantity: number | null
}

/** Confirms an entry, says what happens next, and how to undo it, because anybody can type anybody's address. */
function waitlistLetter({ kind, name, quantity }: EntryFacts, leaveUrl: string): Letter {
  const isPreOrder = kind === 'pre_order'
  const next = isPreOrder
    ? `Nothing is charged now. We mail you when ${name} can be bought.`
    : `We mail you when ${name} is back. You pay nothing until you buy it.`
  return {
    subject: isPreOrder ? `Your pre-order of ${name} is noted` : `You are on the list for ${name}`,
    preheader: next,
    tone: 'good',
    title: isPreOrder ? 'Your pre-order is noted' : 'You are on the list',
    lead: [next],
    parts: [
      ...(isPreOrder ? [units(name, quantity ?? 1)] : []),
      {
        kind: 'paragraph',
        title: 'Not you, or not needed any more?',
        text: 'Leave the list, and we delete your details.',
        link: { label: 'Leave the list', href: leaveUrl },
      },
    ],
  }
}

/** Says that the item can be bought; nothing is reserved for the reader. */
function availableLetter({ kind, name }: Omit<EntryFacts, 'quantity'>, pageUrl: string): Letter {
  const isPreOrder = kind === 'pre_order'
  const title = isPreOrder ? `You can buy ${name} now` : `${name} is back`
  const lead = `You asked us to tell you: ${name} can be bought now. We keep none back, so it goes while stock lasts.`
  return {
    subject: title,
    preheader: lead,
    tone: 'good',
    title,
    lead: [lead],
    parts: [
      { kind: 'button', label: `See ${name}`, href: pageUrl },
      {
        kind: 'paragraph',
        title: 'This was the one mail you asked for',
        text: 'With it we delete your details, unless you agreed to news and offers as well.',
      },
    ],
  }
}

const units = (name: string, quantity: number): Part => ({
  kind: 'rows',
  title: 'Your pre-order',
  rows: [
    ['Product', name],
    ['How many', String(quantity)],
  ],
})
