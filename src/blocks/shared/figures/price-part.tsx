import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { type PriceTag, usePriceItem } from '../../../catalogue'
import { figures, type } from '../../../theme'

/** A price in two parts, so that the figure can be set large: `R199` and `a month, incl. VAT`; `words` may be empty. */
export type ShownAmount = { figure: string; words: string }

export const shownAmount = ({ amount, term }: Pick<PriceTag, 'amount' | 'term'>): ShownAmount => {
  const [, figure = amount, vat = ''] = /^(.+?) (incl\. VAT)$/.exec(amount) ?? []
  return { figure, words: [term, vat].filter(Boolean).join(', ') }
}

const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  ${type.note}
  font-size: 0.9375rem;
`

/* Always one line: the fewer characters, the larger. A card may set other limits. */
const Figure = styled.strong`
  font: 800 1rem/1.05 var(--headline);
  font-size: clamp(min(1.5rem, 7.5vw), var(--room, 84cqi) / (var(--characters) * 0.62), var(--largest, 3rem));
  ${figures}
`

/** A price with its figure large: `R199 a month, incl. VAT`. */
export const PriceWords = ({ figure, words }: ShownAmount) => (
  <Amount style={{ '--characters': figure.length } as CSSProperties}>
    <Figure>{figure}</Figure> <span>{words}</span>
  </Amount>
)

/** A price of the catalogue in large figures, with its term and VAT; nothing for a code without a price. */
export const PricePart = ({ code }: { code: string | undefined }) => {
  const price = usePriceItem(code)
  return price ? <PriceWords {...shownAmount(price)} /> : null
}
