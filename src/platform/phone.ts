/** A number without the spaces, brackets and dashes that people write into it. */
export const compactPhone = (typed: string): string => typed.replace(/[\s()-]/g, '')

/** Spec 5: as many characters as `+27` with the 0 that some write behind it, and nine digits. */
export const MOST_PHONE = 13

/**
 * 0, 27 or +27 followed by nine digits becomes 27 and the nine digits (spec 5), also with the 0 of `+27 (0)82`. Spaces, brackets and
 * dashes are dropped; anything else stays as it is, for {@link isPhone} to refuse.
 */
export const normalisePhone = (typed: string): string => {
  const compact = compactPhone(typed)
  const digits = /^(?:0|\+?270?)(\d{9})$/.exec(compact)?.[1]
  return digits ? `27${digits}` : compact
}

/** A normalised South African number: 27, then a digit 1 to 8, then eight more (spec 5). */
export const isPhone = (normalised: string): boolean => /^27[1-8]\d{8}$/.test(normalised)

const GAP = '[\\s\\(\\)\\-]*'

/** What {@link normalisePhone} makes such a number of, for the `pattern` of a field that has no script. */
export const PHONE_PATTERN = `${GAP}(0|\\+?${GAP}2${GAP}7${GAP}0?)${GAP}[1-8](${GAP}\\d){8}${GAP}`

/** The prefix shown before a typed number: a leading 2 gets the '+' it lacks (spec 5). */
export const phonePrefix = (typed: string): '+' | undefined => (typed.startsWith('2') ? '+' : undefined)
