import type { PriceTag } from '../../catalogue'

/** One amount of a price in its two parts: `R199` and `incl. VAT`. What needs no word about VAT has an empty one. */
export type Amount = { figure: string; vat: string }

/** The amounts of a price, taken apart so that a figure can be set large. */
export const amountsOf = ({ amounts }: Pick<PriceTag, 'amounts'>): Amount[] =>
  amounts.map((amount) => {
    const [, figure = amount, vat = ''] = /^(.+?) ((?:excl|incl)\. VAT)$/.exec(amount) ?? []
    return { figure, vat }
  })
