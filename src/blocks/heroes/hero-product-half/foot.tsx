import styled from 'styled-components'
import { isObtainable, itemAttributes, useItem, type CatalogueItem } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { formatRandWhole } from '../../../../shared/money'
import { figures, motion, type } from '../../../theme'
import { useLayoutState } from '../../../platform/layout-state'
import { FootBar } from '../../../ui'
import { ProductBuy } from '../../../product-tile'
import { useWantedQuantity } from '../../shared/page-item'
import { mapHeroProduct } from './map-hero-product'

/* Hidden while the page's own button is in view, unless the bar has the focus, which would be lost. */
const HideableBar = styled.div`
  transition: visibility ${motion.calm};

  &[data-away]:not(:focus-within) {
    visibility: hidden;
  }
`
const Words = styled.p`
  min-width: 0;
  ${type.label}

  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font: 800 min(1.375rem, 6.9vw) / 1.2 var(--headline);
    ${figures}
    white-space: nowrap;
  }
`

/** Shows the quantity of the hero's field, and buys it. */
const Bar = ({ item }: { item: CatalogueItem }) => {
  const quantity = useWantedQuantity(item)
  const total = item.price * quantity
  return (
    <FootBar label={`Buy ${item.name}`}>
      <Words>
        <span>{quantity > 1 ? `${quantity} × ${item.name}` : item.name}</span>
        <strong data-price={total}>{total === 0 ? 'Free' : formatRandWhole(total)}</strong>
      </Words>
      <ProductBuy item={item} quantity={quantity} />
    </FootBar>
  )
}

/** Keeps the buy button in view on a phone, before and after hydration. */
const BuyBar = ({ blok }: BlockProps<Bloks.HeroProductHalf>) => {
  const found = useItem(blok)
  const isHidden = useLayoutState(({ heroCTAVisible }) => heroCTAVisible)
  if (!found || !isObtainable(found)) return null
  const { item } = mapHeroProduct(blok, found)
  return (
    <HideableBar {...itemAttributes(item)} data-away={isHidden ? '' : undefined}>
      <Bar item={item} />
    </HideableBar>
  )
}

export default BuyBar
