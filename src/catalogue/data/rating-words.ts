import type { ProductRating } from './types'

/** Stars that a rating has at most. */
export const OUT_OF = 5

/** The rating as a sentence, for readers and listeners alike. */
export const ratingWords = ({ score, count }: ProductRating): string =>
  `${score} out of ${OUT_OF} from ${count} ${count === 1 ? 'review' : 'reviews'}`
