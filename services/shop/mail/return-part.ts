import { OUTCOME_WORDS, REASON_WORDS } from '../../../shared/orders'
import type { Part } from './letter'
import type { LetterData } from './letter-data'

/** What a shopper asked to send back, in the words of the form; their own stay out of a mail that anybody could have caused. */
export const returnPart = (
  { lines }: LetterData,
  { lines: wanted, reason, outcome }: NonNullable<LetterData['returned']>,
): Part => ({
  kind: 'rows',
  title: 'Your return',
  rows: [
    ...wanted.map(
      ({ lineId, quantity }) =>
        [lines.find(({ id }) => id === lineId)?.name ?? 'Item', `${quantity} to send back`] as const,
    ),
    ['Why', REASON_WORDS[reason]] as const,
    ['You want', OUTCOME_WORDS[outcome]] as const,
  ],
})
