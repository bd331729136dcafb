import {
  COOLING_OFF_DAYS,
  DELIVERY,
  deliveryPrice,
  deliveryTime,
  REFUND_DAYS,
  REFUND_WORKING_DAYS,
  RETURN_DAYS,
} from '../../../shared/orders'
import { about, sentencesOf, type StoryRule } from '../look'

// Claims about delivery and returns that editors' texts may not make (decision 032).

const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ')
const TENS = { fourteen: 14, twenty: 20, thirty: 30, sixty: 60, ninety: 90 }
const NUMBER = `\\d+|${[...WORDS, ...Object.keys(TENS)].join('|')}`
const numberOf = (text: string): number => {
  const word = text.toLowerCase()
  const small = WORDS.indexOf(word)
  return small >= 0 ? small : (TENS[word as keyof typeof TENS] ?? Number(word))
}

const before = (words: string): RegExp => new RegExp(`\\b(${NUMBER})[ -]${words}`, 'gi')

const WORKING_DAYS = before('working[ -]days?')
/** 24/7 promises nothing here. */
const DAYS = before('days?\\b(?! a week)')
const OTHER_TIMES = before('(hours?|weeks?)')

/** Every number in a sentence that stands before such words. */
const numbersBefore = (words: RegExp, sentence: string): number[] =>
  [...sentence.matchAll(words)].map((found) => numberOf(found[1] ?? ''))

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

/** Words without which a text claims nothing of delivery and returns. */
const CLAIMS = /day|deliver|courier|express|to your door|returns?\b/i

/** The claims in a sentence that the shop does not promise, each explained to its author. */
const wrongIn = (sentence: string): string[] => {
  const others = (found: number[], right: number[]) => found.some((number) => !right.includes(number))
  const isExpress = /\bexpress\b/i.test(sentence)
  const amounts = [...sentence.matchAll(/\bR ?(\d[\d,.]*\d|\d)/g)].map(([amount]) => amount.replace(' ', ''))
  // What takes a single day promises nothing here.
  const days = numbersBefore(DAYS, sentence).filter((number) => number > 1)
  const isSooner = /same[- ]day|overnight|tomorrow|next[- ]day\b/i.test(
    sentence.replace(/next working day/gi, ''),
  )
  const claims: Record<string, boolean> = {
    'number of working days': others(numbersBefore(WORKING_DAYS, sentence), workingDays(sentence)),
    'number of days': others(days, calendarDays(sentence)),
    'time of delivery':
      (sends(sentence) && isSooner) ||
      (/\bdeliver/i.test(sentence) && numbersBefore(OTHER_TIMES, sentence).length > 0),
    'time of express delivery':
      isExpress && /working day/i.test(sentence) && !sentence.includes(deliveryTime('express')),
    'cost of delivery':
      (sends(sentence) && amounts.some((amount) => !isExpress || amount !== deliveryPrice('express'))) ||
      (/delivery (costs|is charged|is extra|fee)|(pay|charge) for delivery/i.test(sentence) && !isExpress) ||
      (DELIVERY.standard.cents > 0 && /(free|no charge).{0,12}deliver|deliver\w*( is)? free/i.test(sentence)),
    'cost of express delivery': /free express|express (delivery )?is free/i.test(sentence),
    'cost of a return': /free returns?|returns? (is|are) free/i.test(sentence),
  }
  return Object.keys(claims).filter((claim) => claims[claim])
}

/** Texts, as visitors read them, that contradict what the shop promises. */
export const promises: StoryRule = ({ shownTexts }) =>
  shownTexts.flatMap(({ placed, field, text }) =>
    (CLAIMS.test(text) ? sentencesOf(text) : []).flatMap((sentence) =>
      wrongIn(sentence).map((what) =>
        about(
          'wrong-promise',
          placed,
          `About the ${what} the shop promises something else than “${sentence}” Write its placeholder, such as {delivery-time:standard}.`,
          field,
        ),
      ),
    ),
  )
