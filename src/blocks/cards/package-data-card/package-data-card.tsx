import styled from 'styled-components'
import { formatRandWhole } from '../../../../shared/money'
import { type PriceTag, useFeeTag, usePriceItem } from '../../../catalogue'
import type { Bloks, BlockProps } from '../../../content'
import { largeText, space, type } from '../../../theme'
import { Note } from '../../../ui'
import { PackageFrame } from '../../shared/cards/package-frame'
import { shownAmount, type ShownAmount, PriceWords } from '../../shared/figures/price-part'

type ShownFigure = ShownAmount & {
  /** The turnover from which a fee is lower; empty for prices and fees that do not change. */
  less: string
}

/**
 * The value of one figure of a package: the price or fee that it names, else the editor's own text; undefined when there is
 * neither, as for an unknown code.
 */
export const mapFigure = (
  { value }: Pick<Bloks.PackageFigure, 'value'>,
  tag: PriceTag | undefined,
): ShownFigure | undefined => {
  if (!tag) return value ? { figure: value, words: '', less: '' } : undefined
  const [, next] = tag.ladder
  return { ...shownAmount(tag), less: next ? `Less from ${formatRandWhole(next.from)} a month` : '' }
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m} ${space.s};

  ${largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Where a label has two lines, the figures of a row still are on one line. */
  > div {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 6px;
    --largest: 2.25rem;
    --room: 46cqi;
  }
  /* Beside its name, a package leaves half of its width to the figures. */
  @container (min-width: 640px) {
    > div {
      --room: 22cqi;
    }
  }
  dt {
    align-self: end;
    ${type.label}
  }
`

const Figure = ({ figure }: { figure: Bloks.PackageFigure }) => {
  const price = usePriceItem(figure.price_item)
  const fee = useFeeTag(figure.fee_type)
  const shown = mapFigure(figure, price ?? fee)
  return shown ? (
    <div>
      <dt>{figure.label}</dt>
      <dd>
        <PriceWords figure={shown.figure} words={shown.words} />
        {shown.less ? <Note>{shown.less}</Note> : null}
      </dd>
    </div>
  ) : null
}

/** A plan with two to four large figures. */
const PackageDataCard = ({ blok }: BlockProps<Bloks.PackageDataCard>) => (
  <PackageFrame blok={blok} colour="light-blue">
    <List>
      {blok.figures.map((figure) => (
        <Figure key={figure._uid} figure={figure} />
      ))}
    </List>
  </PackageFrame>
)

export default PackageDataCard
