import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { useFeeTag, usePriceItem, type PriceTag } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { figures, paletteColour, space, type } from '../../../theme'
import { Note } from '../../../ui'
import { CardFrame, CardHeading, CardText } from '../../shared/cards/card-frame'
import { shownAmount, type ShownAmount } from '../../shared/figures/price-part'

/** From this width the figure is beside its text. */
const wide = '@container (min-width: 640px)'

const Layout = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};

  ${wide} {
    &:not([data-bare]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: center;
      align-content: center;
      gap: clamp(32px, 6cqi, 96px);
    }
  }
`
const Amount = styled.p`
  display: grid;
  align-content: start;
  gap: 6px;
  ${type.label}
`
/* The longest unbreakable part fills the card. A digit is 0.62 of the font size wide, a % one and a half digits. */
const Figure = styled.strong`
  font: 800 1rem/0.95 var(--headline);
  font-size: clamp(1.75rem, 100cqi / (var(--characters) * 0.64 + 0.5), 1.5rem + 12cqi);
  ${figures}

  ${wide} {
    font-size: clamp(1.75rem, 46cqi / (var(--characters) * 0.64 + 0.5), 8.5rem);
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

/** The catalogue's price, else its fee, else the editor's text, since only the catalogue is always up to date. */
const shownOf = (tag: PriceTag | undefined, figure = ''): ShownAmount | undefined =>
  tag ? shownAmount(tag) : figure ? { figure, words: '' } : undefined

/** A text of two words stays on one line up to this many characters, such as `Next day`. */
const ONE_LINE = 9

/** The number of characters that may not be broken: all of a short figure, the longest word of a longer one. */
const unbroken = (figure: string): number =>
  figure.length <= ONE_LINE ? figure.length : Math.max(...figure.split(' ').map(({ length }) => length))

const FigureOf = ({ figure, words }: ShownAmount) => (
  <Amount style={{ '--characters': unbroken(figure) } as CSSProperties}>
    <Figure>{figure}</Figure> {words ? <span>{words}</span> : null}
  </Amount>
)

/** One figure as large as the card allows, its label and its source. Renders nothing if the catalogue lacks the price. */
const DataCard = ({ blok }: BlockProps<Bloks.DataCard>) => {
  const { figure, price_item: price, fee_type: fee, title, text, source } = blok
  const feeTag = useFeeTag(fee)
  const shown = shownOf(usePriceItem(price) ?? feeTag, figure)
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
