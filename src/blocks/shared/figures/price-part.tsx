import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { type PriceTag, usePriceItem } from '../../../catalogue'
import { figures, type } from '../../../theme'

/** One amount of a price in two parts: `R199` and `incl. VAT`; `vat` is empty where the text names no VAT. */
export type Amount = { figure: string; vat: string }

/** The amounts of a price, split so that the figure can be set large. */
export const amountsOf = ({ amounts }: Pick<PriceTag, 'amounts'>): Amount[] =>
  amounts.map((amount) => {
    const [, figure = amount, vat = ''] = /^(.+?) ((?:excl|incl)\. VAT)$/.exec(amount) ?? []
    return { figure, vat }
  })

const Single = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  ${type.note}
  font-size: 0.9375rem;
`

/** A percentage without and with VAT look the same: equal prominence (VAT Act, section 65). */
const Both = styled.p`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, max-content));
  gap: 2px clamp(16px, 8cqi, 32px);
  ${type.note}
  font-size: 0.9375rem;

  > [data-amount] {
    display: grid;
    gap: 2px;
  }
  > [data-term] {
    grid-column: 1 / -1;
  }
`

/* Always one line: the fewer characters, the larger. A card may set other limits. */
const Figure = styled.strong`
  font: 800 1rem/1.05 var(--headline);
  font-size: clamp(min(1.5rem, 7.5vw), var(--room, 84cqi) / (var(--characters) * 0.62), var(--largest, 3rem));
  ${figures}
`

const style = (characters: number, room?: string) =>
  ({ '--characters': characters, '--room': room }) as CSSProperties

type PriceWordsProps = {
  amounts: readonly Amount[]
  /** `a month`; may be empty. */
  term: string
}

/** Amounts in large figures with their term: `R199 a month, incl. VAT`. */
export const PriceWords = ({ amounts, term }: PriceWordsProps) => {
  const [only, ...more] = amounts
  if (only && more.length === 0)
    return (
      <Single style={style(only.figure.length)}>
        <Figure>{only.figure}</Figure> <span>{[term, only.vat].filter(Boolean).join(', ')}</span>
      </Single>
    )
  return (
    <Both style={style(Math.max(...amounts.map(({ figure }) => figure.length)), '38cqi')}>
      {amounts.map(({ figure, vat }) => (
        <span key={vat} data-amount="">
          <Figure>{figure}</Figure> <span>{`${vat} `}</span>
        </span>
      ))}
      {term ? <span data-term="">{term}</span> : null}
    </Both>
  )
}

/** A price of the catalogue in large figures, with its term and VAT; nothing for a code without a price. */
export const PricePart = ({ code }: { code: string | undefined }) => {
  const price = usePriceItem(code)
  return price ? <PriceWords amounts={amountsOf(price)} term={price.term} /> : null
}
