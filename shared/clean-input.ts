// Cleans typed or pasted text of characters that came along: contacts apps wrap numbers in direction marks, office programs add
// no-break hyphens and spaces, web pages hide zero-width spaces. Site and shop clean by this table alone
// (services/server/check-input.ts) and judge only cleaned text. No row drops or adds a digit, except in the prefix of a phone
// number. Text that cannot be read stays, and the rule of the field refuses it.

/** Invisible characters: direction marks, zero-width characters, soft hyphens, fillers, control characters. */
const INVISIBLE = '\\p{DI}\\p{Cc}\\ufff9-\\ufffb'
const DASHES = '\\p{Pd}\\u2043\\u2212'
const SLASHES = '\\/\\u2044\\u2215'
const DOTS = '\\.\\u00b7\\u2022\\u2024\\u2219\\u22c5'
/** Characters that people, phones and letters put between the digits of a number. */
const SEPARATORS = `\\s\\(\\)\\[\\]${DASHES}${SLASHES}${DOTS}`

/** All characters without a meaning between the digits of a number, for the character class of a pattern. */
export const BETWEEN_DIGITS = INVISIBLE + SEPARATORS

const anyOf = (signs: string): RegExp => new RegExp(`[${signs}]`, 'gu')

/** Control characters that stand for a space, tabs included. */
const LINE_BREAKS = /[\t\n\r\u2028\u2029]/g

/** Unicode places the ten digits of a script in a row that begins with its zero. */
const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** The distance between a full-width character and its ASCII form. */
const FULL_WIDTH = 0xfee0

/**
 * A text in ASCII: without invisible characters, and with the digits of any script (`٠٨٢`, `०८२`) and full-width characters (`０８２`,
 * `＠`) replaced, which keyboards of other languages type by themselves. Characters that only look like digits (`²`, `½`, `①`) stay and
 * are refused later.
 */
const plain = (typed: string): string =>
  typed
    .replace(LINE_BREAKS, ' ')
    .replace(anyOf(INVISIBLE), '')
    .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit)
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))

const without = (signs: string, typed: string): string => plain(typed).replace(anyOf(signs), '')

/**
 * Characters that do harm in names and sentences: direction marks, which reverse the words of a mail or a list, and invisible ones.
 * Joiners (U+200C, U+200D) stay, because names in Persian, Hindi or Sinhala need them, and so do emoji. The tags and selectors of
 * emoji stay as well.
 */
const HARMFUL =
  '\\p{Cc}\\u00ad\\u061c\\u180e\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb'

const phone = (typed: string): string => {
  const compact = without(SEPARATORS, typed)
  const digits = /^(?:0|(?:\+|00)?270?)(\d{9})$/.exec(compact)?.[1]
  return digits ? `27${digits}` : compact
}

/** Cleans the text of each kind of field. The result is judged, sent and stored. */
export const clean = {
  /** Names, addresses, sentences: trimmed and composed (NFC). Empty if all characters are invisible. */
  text: (typed: string): string => {
    const text = typed.replace(LINE_BREAKS, ' ').replace(anyOf(HARMFUL), '').normalize('NFC').trim()
    return /[^\s\p{DI}]/u.test(text) ? text : ''
  },
  /** Inner spaces stay and are refused later: without them the address could be somebody else's. */
  email: (typed: string): string =>
    plain(typed)
      .replace(anyOf(DASHES), '-')
      .replace(/[\u2018\u2019]/g, "'")
      .trim(),
  /**
   * 0, 27 or +27 followed by nine digits becomes 27 and the nine digits (spec 5), also written as `0027` or with the 0 of
   * `+27 (0)82`. Anything else keeps its digits, and `isPhone` refuses it.
   */
  phone,
  /** `za 1000-0001` is `ZA10000001`. */
  orderNumber: (typed: string): string => without(SEPARATORS, typed).toUpperCase(),
  /** Codes are letters and digits (services/shop/catalogue/file-rows.ts). */
  promoCode: (typed: string): string => without(SEPARATORS, typed).toUpperCase(),
  /** A South African ID number or a passport's. */
  idNumber: (typed: string): string => without(SEPARATORS, typed).toUpperCase(),
  /** `4 000 000 100` is `4000000100`. */
  vatNumber: (typed: string): string => without(SEPARATORS, typed),
  /** In capitals; twelve digits alone get their slashes. */
  registrationNumber: (typed: string): string =>
    without('\\s', typed)
      .replace(anyOf(SLASHES), '/')
      .replace(anyOf(DASHES), '-')
      .toUpperCase()
      .replace(/^(\d{4})(\d{6})(\d{2})$/, '$1/$2/$3'),
  postalCode: (typed: string): string => without('\\s', typed),
  /** A quantity. A character between its digits may mean something, so it stays and is refused later. */
  count: (typed: string): string => without('\\s', typed),
  /** Rand, with a point before the cents: `R80 000`, `80,000.50`, and `R80 000,50` as South Africa writes it. */
  amount: (typed: string): string =>
    without("\\sRr%'\\u2019\\u066c", typed)
      .replace(/[,\u066b](\d{1,2})$/, '.$1')
      .replaceAll(',', ''),
  /** A percentage, whose comma is always the decimal one. */
  percent: (typed: string): string => without('\\s%', typed).replace(/[,\u066b]/g, '.'),
} satisfies Record<string, (typed: string) => string>

/** A kind of field. */
export type InputKind = keyof typeof clean
