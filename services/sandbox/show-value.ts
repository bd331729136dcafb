import { formatRand } from '../../shared/money'
import { formatDay, formatMoment, shortDay, southAfricanDay, startOfDay } from '../../shared/sast-date'
import { escapeHtml } from '../lib/html-page'
import { type Fields, isFields } from '../standins/kit/received'

/** HTML in which everything that was received is escaped. */
export type Html = string

const MONEY = /(^|_)(total|price|amount|instalment)$/
const STATE = /(^|_)status$|^level$/
const ID = /(^|_)id$|^conversation$/
/** Fields with one of the product's own words, such as `changed_mind`. */
const WORD = /^(captcha|delivery|form|intention|kind|outcome|problem|provider|reason|rental_term|type|wants)$/

type Tone = 'good' | 'open' | 'bad' | 'quiet'

/** For each status its words and its colour. */
const STATES: Readonly<Record<string, readonly [words: string, tone: Tone]>> = {
  complete: ['Paid', 'good'],
  succeeded: ['Paid', 'good'],
  pending: ['Waiting', 'open'],
  authorised: ['Card stored', 'open'],
  tokenised: ['Card stored', 'open'],
  created: ['Page opened', 'open'],
  awaiting_pin: ['Waiting for the PIN', 'open'],
  refund_due: ['Refund due', 'bad'],
  refunded: ['Refunded', 'quiet'],
  declined: ['Declined', 'bad'],
  failed: ['Failed', 'bad'],
  fatal: ['Fatal', 'bad'],
  error: ['Error', 'bad'],
  warning: ['Warning', 'open'],
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** `changed_mind` is `Changed mind`; a sentence stays as it is. */
const inWords = (text: string): string =>
  /^[a-z]+(_[a-z]+)*$/.test(text) ? capital(text.replaceAll('_', ' ')) : text

/** `placed_at` is `Placed`, and `order_number` is `Order number`. */
export const labelOf = (field: string): string =>
  capital(
    field
      .replace(/_at$/, '')
      .replaceAll('_', ' ')
      .replace(/\b(id|sku|url)\b/g, (letters) => letters.toUpperCase()),
  )

/** `Thu 26 Nov, 16:05:09`, in South African time. @param moment milliseconds since 1970 */
export function shortTime(moment: number): string {
  const day = southAfricanDay(moment)
  return `${shortDay(day)}, ${new Date(moment - startOfDay(day)).toISOString().slice(11, 19)}`
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Amounts and quantities are set in columns, to the right. */
export const isFigure = (value: unknown): boolean => typeof value === 'number'

/** A value as people read it, on one line. Long IDs are shortened, and long lists and objects are left to {@link showWhole}. */
export const showBrief = (field: string, value: unknown): Html => show(field, value, 'brief')

/** A value as people read it, with everything in it. */
export const showWhole = (field: string, value: unknown): Html => show(field, value, 'whole')

function show(field: string, value: unknown, length: 'brief' | 'whole'): Html {
  if (isEmpty(value)) return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return MONEY.test(field) ? formatRand(value) : String(value)
  if (typeof value === 'string') return showText(field, value, length)
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => show(field, part, length))
    return length === 'brief' || !value.some(isFields)
      ? parts.join(', ')
      : `<ul role="list">${parts.map((part) => `<li>${part}</li>`).join('')}</ul>`
  }
  const fields = isFields(value) ? value : {}
  return length === 'brief' ? escapeHtml(nameOf(fields)) : definitions(fields)
}

function showText(field: string, text: string, length: 'brief' | 'whole'): Html {
  if (STATE.test(field)) {
    const [words, tone] = (Object.hasOwn(STATES, text) && STATES[text]) || [inWords(text), 'quiet']
    return `<b class="state" data-tone="${tone}">${escapeHtml(words)}</b>`
  }
  // Anybody can send a lead or a chat message whose text has the form of a moment and is none.
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) ? formatMoment(text) : ''
  if (moment) {
    const shown = length === 'brief' ? shortTime(Date.parse(text)).slice(0, -3) : moment
    return `<time datetime="${text}" title="${moment}">${shown}</time>`
  }
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text) || text
  if (ID.test(field)) {
    const shown = length === 'brief' && text.length > 12 ? `${text.slice(0, 8)}…` : text
    return `<code title="${escapeHtml(text)}">${escapeHtml(shown)}</code>`
  }
  return escapeHtml(WORD.test(field) ? inWords(text) : text)
}

/** A person’s name, or an item with its quantity. */
function nameOf({ first_name: first, last_name: last, quantity, name, sku, id }: Fields): string {
  if (first !== undefined) return [first, last].filter(Boolean).join(' ')
  return quantity === undefined ? '' : `${String(quantity)} × ${String(name ?? sku ?? id)}`
}

/** The fields of an object with their labels. */
export const definitions = (fields: Fields): Html =>
  `<dl>${Object.entries(fields)
    .filter(([, value]) => !isEmpty(value))
    .map(
      ([field, value]) =>
        `<div><dt>${escapeHtml(labelOf(field))}</dt><dd>${showWhole(field, value)}</dd></div>`,
    )
    .join('')}</dl>`
