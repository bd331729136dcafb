import { MOST_CHARACTERS } from '../../../shared/contact-details'
import { emailRule, line, phoneRule, problemOf } from '../../../shared/input-rules'
import { assertListed, availability, unavailableLabel } from './availability'
import type { Reason, Sellable } from './catalogue'
import { Problem } from './problem'

/** `waitlist`: until the item is back in stock. `pre_order`: until it can be bought for the first time. */
export type WaitlistKind = 'waitlist' | 'pre_order'

const KINDS: Readonly<Record<Reason, WaitlistKind>> = {
  out_of_stock: 'waitlist',
  pre_order_only: 'pre_order',
}

/** How news may reach somebody; each channel needs its own consent (POPIA s69). */
export const CHANNELS = ['email', 'sms'] as const
export type Channel = (typeof CHANNELS)[number]

/** Which wording was agreed to and when (ISO 8601), by channel. */
export type Consents = Partial<Record<Channel, { version: string; at: string }>>

export interface Contact {
  name: string
  email: string
  /** Normalised: 27 and nine digits. */
  phone?: string
}

/** The details that somebody enters to join. */
export interface Joining extends Contact {
  quantity?: number
  marketing?: readonly Channel[]
}

/** The list that somebody can join for an item. @throws Problem for the field `item`, when it can be bought or will never be */
export function waitlistKind(item: Sellable, storefront: string): WaitlistKind {
  assertListed(item, storefront, 'item')
  const { canBePurchased, reason } = availability(item)
  if (canBePurchased) {
    throw new Problem('can_be_bought', `Good news: ${item.shortName} can be bought now.`, {
      item: 'Can be bought',
    })
  }
  if (!reason) {
    const label = unavailableLabel(item)
    throw new Problem('not_available', `${item.name}: ${label}.`, { item: label })
  }
  return KINDS[reason]
}

/**
 * The contact and the quantity: 1 by default for a pre-order, null for the waitlist, which counts no units.
 * @throws Problem that names every wrong field with a sentence for the shopper
 */
export function readJoining(
  typed: Joining,
  item: Pick<Sellable, 'shortName' | 'maxQuantity'>,
  kind: WaitlistKind,
): { contact: Contact; quantity: number | null } {
  const { name, email, phone } = typed
  const contact = { name, email, ...(phone && { phone }) }
  const quantity = kind === 'pre_order' ? (typed.quantity ?? 1) : null
  const problems = {
    ...contactProblems(contact, typed.marketing?.includes('sms') ?? false),
    ...((quantity ?? 1) > item.maxQuantity && {
      quantity: `You can pre-order at most ${item.maxQuantity} of ${item.shortName}`,
    }),
  }
  const sentences = Object.values(problems)
  if (sentences.length > 0) throw new Problem('invalid_request', `${sentences.join('. ')}.`, problems)
  return { contact, quantity }
}

/** By the rules of the site's form. */
function contactProblems({ name, email, phone }: Contact, needsPhone: boolean): Record<string, string> {
  const problems = {
    name: problemOf(line('Name', MOST_CHARACTERS.full_name), name),
    email: problemOf(emailRule, email),
    phone: needsPhone || phone ? problemOf(phoneRule, phone ?? '') : undefined,
  }
  return Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, problem]] : [])),
  )
}

/** The ticked channels, as they are stored. */
export const consentsTo = (marketing: readonly Channel[], version: string, now: Date): Consents =>
  Object.fromEntries(marketing.map((channel) => [channel, { version, at: now.toISOString() }]))
