import {
  COOLING_OFF_DAYS,
  DELIVERY,
  deliveryPrice,
  deliveryTime,
  REFUND_DAYS,
  REFUND_WORKING_DAYS,
  RETURN_DAYS,
} from '../../../shared/orders'

// Claims about VAT, fees, delivery and returns that editors' texts may not make. Tests of the content use them.

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')
const TENS = { fourteen: 14, twenty: 20, thirty: 30, sixty: 60, ninety: 90 }
const NUMBER = `\\d+|${[...WORDS, ...Object.keys(TENS)].join('|')}`
const numberOf = (text: string): number => {
  const word = text.toLowerCase()
  const small = WORDS.indexOf(word)
  return small >= 0 ? small : (TENS[word as keyof typeof TENS] ?? Number(word))
}

/** Every number in a sentence that stands before such words. */
const numbersBefore = (words: string, sentence: string): number[] =>
  [...sentence.matchAll(new RegExp(`\\b(${NUMBER})[ -]${words}`, 'gi'))].map((found) =>
    numberOf(found[1] ?? ''),
  )

/** Which numbers of working days a sentence may say, by what it is about. */
const workingDays = (sentence: string): number[] => {
  if (/refund|reaching us/i.test(sentence)) return [REFUND_WORKING_DAYS]
  // Somebody answers, or comes: that is no delivery.
  if (/\b(answers?|calls?|usually)\b/i.test(sentence)) return [1, 3]
  return /\bexpress\b/i.test(sentence)
    ? [DELIVERY.standard.days, DELIVERY.express.days]
    : [DELIVERY.standard.days]
}

/** The same for days of the calendar. The law's own: cooling off (ECT Act s44), and delivery at the latest (s46). */
const calendarDays = (sentence: string): number[] =>
  /by law|\bright\b|section 44|services?\b|booking|ordering|first/i.test(sentence)
    ? [COOLING_OFF_DAYS, REFUND_DAYS]
    : [RETURN_DAYS, ...(/cannot deliver|cancel/i.test(sentence) ? [REFUND_DAYS] : [])]

const sends = (sentence: string): boolean => /\bdeliver|\bcourier|\bexpress\b|to your door/i.test(sentence)

/** The claims in a sentence that the shop does not promise, each explained to its author. */
const wrongIn = (sentence: string): string[] => {
  const others = (found: number[], right: number[]) => found.some((number) => !right.includes(number))
  const isExpress = /\bexpress\b/i.test(sentence)
  const amounts = [...sentence.matchAll(/\bR ?(\d[\d,.]*\d|\d)/g)].map(([amount]) => amount.replace(' ', ''))
  // 24/7, and what takes a single day, promise nothing here.
  const days = numbersBefore('days?\\b(?! a week)', sentence).filter((number) => number > 1)
  const isSooner = /same[- ]day|overnight|tomorrow|next[- ]day\b/i.test(
    sentence.replace(/next working day/gi, ''),
  )
  const claims: Record<string, boolean> = {
    'working days': others(numbersBefore('working[ -]days?', sentence), workingDays(sentence)),
    days: others(days, calendarDays(sentence)),
    'time of delivery':
      (sends(sentence) && isSooner) ||
      (/\bdeliver/i.test(sentence) && numbersBefore('(hours?|weeks?)', sentence).length > 0),
    'time of express delivery':
      isExpress && /working day/i.test(sentence) && !sentence.includes(deliveryTime('express')),
    'cost of delivery':
      (sends(sentence) && amounts.some((amount) => !isExpress || amount !== deliveryPrice('express'))) ||
      (/delivery (costs|is charged|is extra|fee)|(pay|charge) for delivery/i.test(sentence) && !isExpress) ||
      (DELIVERY.standard.cents > 0 && /(free|no charge).{0,12}deliver|deliver\w*( is)? free/i.test(sentence)),
    'cost of express delivery': /free express|express (delivery )?is free/i.test(sentence),
    'who pays the courier of a return': /free returns?|returns? (is|are) free/i.test(sentence),
  }
  return Object.keys(claims).filter((claim) => claims[claim])
}

/** The claims in a paragraph, as visitors read it, that contradict the shop's promises: each with its sentence. */
export const contradictions = (paragraph: string): string[] =>
  paragraph
    .split(/(?<=[.!?])\s+/)
    .flatMap((sentence) => wrongIn(sentence).map((what) => `${what}: ${sentence}`))

/** Whether a text as it was written types a rate or a fee, which it must ask for: `15%`, `2,7 per cent`. `10% off` is a promotion. */
export const typesPercentage = (text: string): boolean =>
  new RegExp(`\\b(${NUMBER})([.,]\\d+)? ?(%|per ?cent)(?! off)`, 'i').test(text)

/** Every paragraph of a story: a text, or the parts of a rich text's paragraph as one. */
export const paragraphsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(paragraphsIn)
  if (typeof value !== 'object' || value === null) return []
  const { type, content, text } = value as { type?: string; content?: unknown[]; text?: unknown }
  if ((type === 'paragraph' || type === 'heading') && Array.isArray(content)) {
    return [content.flatMap(paragraphsIn).join('')]
  }
  return type === 'text' ? [String(text)] : Object.values(value).flatMap(paragraphsIn)
}
