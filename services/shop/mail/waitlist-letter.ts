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

const units = (name: string, quantity: number): Part => ({
  kind: 'rows',
  title: 'Your pre-order',
  rows: [
    ['Product', name],
    ['How many', String(quantity)],
  ],
})
