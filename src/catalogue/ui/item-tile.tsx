import styled from 'styled-components'
import { formatRandWhole } from '../../../shared/money'
import { Picture } from '../../content'
import { bandStyle, figures, type, type PaletteColour } from '../../theme'
import { VisuallyHidden } from '../../ui'
import type { Price, ProductPicture } from '../rules/types'

const Tile = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 64px;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: 16px;
  background: var(--band);

  &[data-size='medium'] {
    width: 80px;
  }
  &[data-size='large'] {
    width: 96px;
  }
  img {
    width: 90%;
    height: 90%;
    object-fit: contain;
  }
`

type ItemTileProps = {
  image: ProductPicture | undefined
  /** The item's own; pictures of items are made for any of them. */
  colour: PaletteColour
  size?: 'small' | 'medium' | 'large'
}

/** An item's picture on its colour, beside its name in a menu or a list of results. */
export const ItemTile = ({ image, colour, size }: ItemTileProps) => (
  <Tile data-size={size} style={bandStyle(colour)}>
    <Picture asset={image} alt="" sizes="96px" />
  </Tile>
)

const Line = styled.span`
  ${type.note}
  display: block;

  b {
    font-weight: 700;
    ${figures}
  }
  s,
  span {
    color: var(--quiet);
  }
`

type ShortPriceProps = {
  price: Pick<Price, 'price' | 'originalPrice' | 'onPromotion'>
  /** It is the lowest of several. */
  isFrom?: boolean
  /** Why the item cannot be bought now. */
  reason?: string
}

const amountWords = (price: number, isFrom: boolean): string => {
  const amount = price === 0 ? 'Free' : formatRandWhole(price)
  return isFrom ? `From ${amount}` : amount
}

/** A price in one line: `From R899 incl. VAT`, with the earlier price while a promotion runs. */
export const ShortPrice = ({
  price: { price, originalPrice, onPromotion },
  isFrom = false,
  reason,
}: ShortPriceProps) => (
  <Line>
    <b>{amountWords(price, isFrom)}</b>
    {onPromotion && originalPrice && !isFrom ? (
      <>
        {' '}
        <VisuallyHidden>instead of </VisuallyHidden>
        <s>{formatRandWhole(originalPrice)}</s>
      </>
    ) : null}
    {price === 0 ? null : <span> incl. VAT</span>}
    {reason ? <span>{` · ${reason}`}</span> : null}
  </Line>
)
