import styled from 'styled-components'
import { itemAttributes, joinLink, useItem, type CatalogueItem } from '../../../catalogue'
import type { BlockProps, Bloks } from '../../../content'
import { formatRandWhole } from '../../../platform/money'
import { figures, motion, type } from '../../../theme'
import { FootBar, useLayoutState } from '../../../ui'
import { ProductBuy } from '../../cards/product-card/product-actions'
import { mapHeroProduct } from './map-hero-product'

/* Out of reach while the page's own button is in view; it stays while it holds the focus, or that would be lost. */
const Away = styled.div`
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
    font: 800 1.375rem/1.2 var(--headline);
    ${figures}
  }
`

const isObtainable = (item: CatalogueItem) => item.stock === 'in_stock' || joinLink(item) !== undefined

/** Keeps the buy button in reach on a phone, before and after any script has run. */
const BuyBar = ({ blok }: BlockProps<Bloks.HeroProductHalf>) => {
  const found = useItem(blok)
  const isAway = useLayoutState(({ heroCTAVisible }) => heroCTAVisible)
  if (!found || !isObtainable(found)) return null
  const { item } = mapHeroProduct(blok, found)
  return (
    <Away {...itemAttributes(item)} data-away={isAway ? '' : undefined}>
      <FootBar label={`Buy ${item.name}`}>
        <Words>
          <span>{item.name}</span>
          <strong data-price={item.price}>{item.price === 0 ? 'Free' : formatRandWhole(item.price)}</strong>
        </Words>
        <ProductBuy item={item} />
      </FootBar>
    </Away>
  )
}

export default BuyBar
