import type { WaitlistKind } from '../domain/waitlist'
import type { Letter, Part } from './letter'

interface Noted {
  kind: WaitlistKind
  /** Of the item. */
  name: string
  quantity: number | null
}

/** That an entry was made, what happens next, and how to undo it: anybody can type anybody's address. */
export function waitlistLetter({ kind, name, quantity }: Noted, leaveUrl: string): Letter {
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

/** That what somebody waited for can be bought; nothing is kept back for them. */
export function availableLetter({ kind, name }: Omit<Noted, 'quantity'>, pageUrl: string): Letter {
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
