import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { useFeeTag, usePriceItem, type PriceTag } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { figures, paletteColour, space, type } from '../../../theme'
import { Note } from '../../../ui'
import { CardFrame, CardHeading, CardText } from '../../shared/cards/card-frame'
import { amountsOf, type Amount } from '../../shared/figures/price-part'

/** From this width the figure is beside its text. */
const wide = '@container (min-width: 640px)'

const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};

  ${wide} {
    &:not([data-bare]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      align-content: center;
      gap: clamp(32px, 6cqi, 96px);
    }
  }
`
/* Without and with VAT look the same: equal prominence (VAT Act, section 65). */
const Amounts = styled.div`
  display: grid;
  gap: ${space.s} clamp(16px, 3cqi, 32px);

  > p {
    display: grid;
    align-content: start;
    gap: 6px;
    ${type.label}
  }
  ${wide} {
    grid-template-columns: repeat(var(--count), minmax(0, 1fr));
  }
`
/* The longest unbreakable part fills the card. A digit is 0.62 of the font size wide, a % one and a half digits. */
const Figure = styled.strong`
  font: 800 1rem/0.95 var(--headline);
  font-size: clamp(1.75rem, 100cqi / (var(--characters) * 0.64 + 0.5), 7.5rem - var(--count) * 1.5rem);
  ${figures}

  ${wide} {
    font-size: clamp(1.75rem, 46cqi / var(--count) / (var(--characters) * 0.64 + 0.5), 8.5rem);
  }
`
const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`
const Source = styled(Note)`
  margin-top: ${space.xs};
`

type Shown = { amounts: readonly Amount[]; term: string }

/** The catalogue's price, else its fee, else the editor's text, since only the catalogue is always up to date. */
const shownOf = (price: PriceTag | undefined, fee: PriceTag | undefined, figure = ''): Shown | undefined => {
  const tag = price ?? fee
  if (tag) return { amounts: amountsOf(tag), term: tag.term }
  return figure ? { amounts: [{ figure, vat: '' }], term: '' } : undefined
}

/** A text of two words stays on one line up to this many characters, such as `Next day`. */
const ONE_LINE = 9

/** The number of characters that may not be broken: all of a short figure, the longest word of a longer one. */
const unbroken = (figure: string): number =>
  figure.length <= ONE_LINE ? figure.length : Math.max(...figure.split(' ').map(({ length }) => length))

const FigureOf = ({ amounts, term }: Shown) => {
  const size = {
    '--count': amounts.length,
    '--characters': Math.max(...amounts.map(({ figure }) => unbroken(figure))),
  } as CSSProperties
  return (
    <Amounts style={size}>
      {amounts.map(({ figure, vat }) => {
        const words = [term, vat].filter(Boolean).join(', ')
        return (
          <p key={vat}>
            <Figure>{figure}</Figure> {words ? <span>{words}</span> : null}
          </p>
        )
      })}
    </Amounts>
  )
}

/** One figure as large as the card allows, its label and its source. Renders nothing if the catalogue lacks the price. */
const DataCard = ({ blok }: BlockProps<Bloks.DataCard>) => {
  const { figure, price_item: price, fee_type: fee, title, text, source } = blok
  const shown = shownOf(usePriceItem(price), useFeeTag(fee), figure)
  if (!shown && (price || fee)) return null
  return (
    <CardFrame background={paletteColour(blok.background, 'light-blue')}>
      <Layout data-bare={shown ? undefined : ''}>
        {shown ? <FigureOf {...shown} /> : null}
        <Words>
          <CardHeading size={shown ? 'small' : 'large'}>{title}</CardHeading>
          {text ? <CardText>{text}</CardText> : null}
          {source ? <Source>{source}</Source> : null}
        </Words>
      </Layout>
    </CardFrame>
  )
}

export default DataCard
