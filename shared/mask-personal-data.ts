/** Each bounded, so that a long text costs no more than its length. */
const MASKS: readonly [RegExp, string][] = [
  [/[^\s@"'<>()[\]{}\\,;:=/?&]{1,64}(?:@|%40)[^\s@"'<>()[\]{}\\,;:=/?&]{1,255}/gi, '[email]'],
  // The first eight digits find the row and open nothing.
  [/\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '$1…'],
  // ID numbers and the numbers of cards, also as people write them.
  [/\b\d(?:[\s\p{Pd}\p{Cf}]{0,2}\d){12,18}\b/gu, '[number]'],
  [/(?:\+27|\b27|\b0)[\s\p{Pd}\p{Cf}]{0,2}[1-8]\d(?:[\s\p{Pd}\p{Cf}]{0,2}\d){7}\b/gu, '[phone]'],
]

/**
 * A text without email addresses, phone, ID and card numbers, and with no more than the beginning of an id: for whatever
 * leaves for a log or an error report. POPIA, section 19: personal data is kept from where it is not needed.
 */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text)
