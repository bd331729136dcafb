import styled, { createGlobalStyle } from 'styled-components'
import type { CatalogueItem } from '../../../catalogue'
import { formatRandWhole } from '../../../platform/money'
import { bandStyle, below, from, motion, shadow, type } from '../../../theme'
import { ProductBuy } from '../../cards/product-card/product-actions'

/** Leaves room below the page and around what is focused, so that the bar covers neither (WCAG 2.4.11). */
const RoomForBar = createGlobalStyle`
  ${below.md} {
    html:has([data-buy-bar]) { scroll-padding-bottom: 112px; }
    html:has([data-buy-bar]) body { padding-bottom: calc(80px + env(safe-area-inset-bottom)); }
  }
`

const Bar = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: 20;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  transition:
    transform ${motion.calm},
    visibility 320ms;

  ${from.md} {
    display: none;
  }
  /* Stays while it holds the focus, or the focus would be lost. */
  &[data-away]:not(:focus-within) {
    visibility: hidden;
    transform: translateY(110%);
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
    letter-spacing: -0.02em;
  }
`

type BuyBarProps = {
  item: CatalogueItem
  /** The page's own button is in view, so the bar steps aside. */
  away: boolean
}

/** Keeps the buy button in reach on a phone, before and after any script has run. */
export const BuyBar = ({ item, away }: BuyBarProps) => (
  <>
    <RoomForBar />
    <Bar
      role="region"
      aria-label={`Buy ${item.name}`}
      style={bandStyle('white')}
      data-buy-bar
      data-away={away ? '' : undefined}
    >
      <Words>
        <span>{item.name}</span>
        <strong data-price={item.price}>{item.price === 0 ? 'Free' : formatRandWhole(item.price)}</strong>
      </Words>
      <ProductBuy item={item} />
    </Bar>
  </>
)
