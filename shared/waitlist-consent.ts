type Wording = {
  /** What the details are for. @param name of the item */
  purpose: (name: string) => string
  /** Agreed to by ticking a box of its own. */
  marketing: string
}

/**
 * What people agree to beside the form, by the day the words came in. An entry keeps the day of the words it was made
 * under (POPIA s69), and pages built earlier send an earlier one: add a wording, never change one.
 */
export const CONSENT_WORDINGS = {
  '2026-11-22': {
    purpose: (name: string) =>
      `We use your details to tell you about ${name}. Nothing else, unless you tick the box.`,
    marketing: 'Mail me news and offers too',
  },
} as const satisfies Record<string, Wording>

/** The wording that is shown now. */
export const CONSENT_VERSION = '2026-11-22' as const
