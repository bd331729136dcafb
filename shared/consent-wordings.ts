/*
 * The words that people agree to by sending a form, by the day they were introduced. A lead or an entry of the waitlist is stored
 * with the day of its wording (POPIA s69), and pages built earlier send an earlier day: add a wording, never change one.
 */

export const LEAD_WORDINGS = {
  '2026-11-26':
    'By sending this you agree that we call or write to answer you. We use what you write for nothing else, unless you have switched on cookies for statistics.',
} as const

/** The wording that lead forms show now. */
export const LEAD_WORDING = '2026-11-26' as const satisfies keyof typeof LEAD_WORDINGS

type WaitlistWording = {
  /** The purpose that the details are given for. @param name of the item */
  purpose: (name: string) => string
  /** Agreed to by ticking a checkbox of its own. */
  marketing: string
}

export const WAITLIST_WORDINGS = {
  '2026-11-22': {
    purpose: (name: string) =>
      `We use your details to tell you about ${name}. Nothing else, unless you tick the box.`,
    marketing: 'Mail me news and offers too',
  },
} as const satisfies Record<string, WaitlistWording>

/** The wording that waitlist forms show now. */
export const WAITLIST_WORDING = '2026-11-22' as const satisfies keyof typeof WAITLIST_WORDINGS
