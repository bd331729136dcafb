import { useState, type RefObject } from 'react'
import styled from 'styled-components'
import { PriceDisplay, RICA_NOTICE, type CatalogueItem } from '../../../catalogue'
import { bandStyle, below, radius, space } from '../../../theme'
import { Note } from '../../../ui'
import { QuantityField } from '../../../ui/quantity-field'
import { ProductBuy } from '../../cards/product-card/product-actions'

const Panel = styled.div`
  display: grid;
  gap: ${space.m};
  padding: clamp(20px, 2.2vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
`
const Row = styled.div`
  display: flex;
  gap: 12px;

  > :last-child {
    flex: 1;
  }
  ${below.sm} {
    flex-wrap: wrap;
    > :last-child {
      flex: 1 0 132px;
    }
  }
`
const Promised = styled(Note)`
  padding-top: ${space.s};
  border-top: 1px solid var(--line);
`

const SERVICE_PROMISE = 'Not what you need? Cancel within 7 days of booking and get your money back.'
const GOODS_PROMISE =
  'Free delivery anywhere in South Africa. Not for you? Send it back within 30 days for a full refund.'

/**
 * What happens after the button: the editor's words while there is nothing to buy, else delivery and returns. Goods
 * come back within 30 days, services can be cancelled within 7 (ECT Act s44).
 */
const promiseWords = ({ type, stock, priceInfo }: CatalogueItem) => {
  if (stock !== 'in_stock' && priceInfo) return priceInfo
  return type === 'service' ? SERVICE_PROMISE : GOODS_PROMISE
}

type BuyPanelProps = { item: CatalogueItem; row: RefObject<HTMLDivElement | null> }

/** Price, quantity, the button and the promises, on white whatever colour the band has. */
export const BuyPanel = ({ item, row }: BuyPanelProps) => {
  const [quantity, setQuantity] = useState(1)
  const countable = item.stock === 'in_stock' && !item.buyLink && item.maxQuantity > 1
  return (
    <Panel style={bandStyle('white')}>
      <PriceDisplay item={item} size="hero" />
      <Row ref={row}>
        {countable ? (
          <QuantityField
            title={`How many ${item.name}`}
            size="large"
            quantity={Math.min(quantity, item.maxQuantity)}
            maxQuantity={item.maxQuantity}
            onChange={setQuantity}
          />
        ) : null}
        <ProductBuy item={item} quantity={Math.min(quantity, item.maxQuantity)} wide />
      </Row>
      <Promised>{promiseWords(item)}</Promised>
      {item.type === 'sim_card' ? <Note>{RICA_NOTICE}</Note> : null}
    </Panel>
  )
}
