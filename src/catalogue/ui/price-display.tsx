import styled from 'styled-components'
import { formatRandWhole } from '../../../shared/money'
import { figures, bandStyle, radius, type, wholeAmount, inNarrowTile } from '../../theme'
import { VisuallyHidden } from '../../ui'
import type { CatalogueItem } from '../rules/types'
import { StockState } from './stock-state'

const Group = styled.div`
  display: grid;
  gap: 4px;
`
const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 10px;
  min-height: 2.25rem;

  ${inNarrowTile} {
    min-height: 0;
    gap: 2px 8px;
  }
`
const Amount = styled.strong`
  /* Fits on the narrowest phone, however large the browser's text. */
  font: 800 min(1.875rem, 10.5vw) / 1.2 var(--headline);
  ${figures}

  &:not([data-price='0']) {
    ${wholeAmount}
  }

  [data-size='hero'] & {
    font-size: min(clamp(2.375rem, 1.9rem + 1.6vw, 3.25rem), 13vw);
    line-height: 1.05;
  }
  ${inNarrowTile} {
    font-size: min(1.375rem, 7vw);
  }
`
const Original = styled.s`
  ${type.label}
  ${wholeAmount}
  font-weight: 400;
  color: var(--quiet);

  [data-size='hero'] & {
    font-size: 1.125rem;
  }
`
const Saving = styled.span`
  padding: 4px 10px;
  border-radius: ${radius.pill};
  background: var(--band);
  color: var(--ink);
  font: 600 0.875rem/1.25 var(--text);
  ${figures}
  align-self: center;
`
const Suffix = styled.span`
  ${type.note}
  color: var(--quiet);
`
const Term = styled.p`
  ${type.note}
  color: var(--quiet);
`

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `Once-off, incl. VAT`: a shown price includes VAT and says so (VAT Act s65). A price of zero needs no such note. */
const termWords = ({ priceTerm, price }: CatalogueItem) =>
  price === 0 ? capitalised(priceTerm) : `${capitalised(priceTerm)}, incl. VAT`

const Promotion = ({ item }: { item: CatalogueItem }) => (
  <>
    <Original>
      <VisuallyHidden>Was </VisuallyHidden>
      <span>{formatRandWhole(item.originalPrice ?? item.price)}</span>
    </Original>{' '}
    <Saving data-saving="" style={bandStyle('mint-green')}>{`${formatRandWhole(item.savings)} off`}</Saving>
  </>
)

type PriceDisplayProps = { item: CatalogueItem; size?: 'card' | 'hero' }

/** Price, saving, VAT note, stock and delivery promise as one group. `data-price` has the price as a number. */
export const PriceDisplay = ({ item, size = 'card' }: PriceDisplayProps) => (
  <Group role="group" aria-label={`Price of ${item.name}`} data-size={size}>
    <Row>
      <span>
        {item.onPromotion ? <VisuallyHidden>Now </VisuallyHidden> : null}
        <Amount data-price={item.price}>{item.price === 0 ? 'Free' : formatRandWhole(item.price)}</Amount>
      </span>{' '}
      {item.onPromotion ? <Promotion item={item} /> : null}{' '}
      {item.priceSuffix ? <Suffix>{item.priceSuffix}</Suffix> : null}
    </Row>
    <Term>{termWords(item)}</Term>
    <StockState item={item} dated={size === 'hero'} />
  </Group>
)
