/**
 * What people agree to by sending a lead, by the day the words came in. A lead is sent with the day of the words it was made
 * under (POPIA), and pages built earlier send an earlier one: add a wording, never change one.
 */
export const CONSENT_WORDINGS = {
  '2026-11-26':
    'By sending this you agree that we call or write to answer you. We use what you write for nothing else, unless you have switched on cookies for statistics.',
} as const

/** The wording that is shown now. */
export const CONSENT_VERSION = '2026-11-26' as const

export const CONSENT = CONSENT_WORDINGS[CONSENT_VERSION]
