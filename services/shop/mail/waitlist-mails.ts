import { sha256 } from '../../auth/tokens'
import type { Queries } from '../../database/open'
import { availability } from '../domain/availability'
import type { WaitlistKind } from '../domain/waitlist'
import { findItem } from '../store/catalogue'
import { waitlistEntries } from '../store/schema'
import { announce, awaitedItems, deleteEntry, openContact, waitOn } from '../store/waitlist'
import type { Letter, Part } from './letter'
import { claimRows, toMessage } from './due-mails'
import { DeliveryError, isName, isPlainAddress, type Message, oneLine } from './message'
import type { ClaimMails, MailOptions } from './outbox'

type Row = typeof waitlistEntries.$inferSelect

/**
 * The mails to each entry of the waitlist, for the outbox: first the confirmation with a link to leave, then the news that the
 * item can be bought.
 */
export const claimWaitlistMails: ClaimMails = async (options, now) => {
  const { database } = options
  await announceWhatIsBack(database, now)
  const claimed = await claimRows(database, waitlistEntries, now)
  return claimed.map(({ row, ...claim }) => ({
    ...claim,
    createdAt: row.availableAt ?? row.createdAt,
    about: { item: row.item, mail: row.availableAt ? 'available' : row.kind },
    table: 'waitlist_entries',
    write: () => write(options, row),
    async markSent(at) {
      // Without a consent to marketing the details are deleted after this mail (POPIA s14).
      if (row.availableAt && Object.keys(row.marketing).length === 0) return deleteEntry(database, row.id)
      return claim.markSent(at)
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
  const { database, siteUrl, personalDataKey } = options
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
  return toMessage(letter, options, {
    // Mail servers log Message-IDs, and the id of an entry gives access to it.
    id: `waitlist.${sha256(`${row.id} ${since.toISOString()}`)}`,
    date: since,
    to: { name: isName(name) ? oneLine(name) : '', address: email },
    unsubscribeUrl: leaveUrl,
  })
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
