import type { RefObject } from 'react'
import styled from 'styled-components'
import { codeOf, hasJoinForm, PriceDisplay, RICA_NOTICE, type CatalogueItem } from '../../../catalogue'
import {
  COOLING_OFF_DAYS,
  COURIER_BACK,
  deliveryName,
  exceptionsOf,
  instalmentWords,
  RETURN_DAYS,
} from '../../../../shared/orders'
import { bandStyle, below, from, radius, space } from '../../../theme'
import { Note } from '../../../ui'
import { WaitlistPlace } from '../../../waitlist'
import { CountedBuy } from '../../../product-tile'
import { setWantedQuantity, useWantedQuantity } from '../../shared/page-item'

const Panel = styled.div`
  display: grid;
  gap: ${space.s};
  padding: clamp(16px, 2.2vw, 32px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  ${from.sm} {
    gap: ${space.m};
  }
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

const SERVICE_PROMISE = `Not what you need? Cancel within ${COOLING_OFF_DAYS} days of booking and get your money back.`
const goodsPromise = (item: CatalogueItem) =>
  `${deliveryName('standard')} anywhere in South Africa. Not for you? Send it back within ${RETURN_DAYS} days${exceptionsOf(
    item.type,
    codeOf(item),
  )} and get back what you paid for it. ${COURIER_BACK}`

/** The text below the button: the editor's text while the item cannot be bought, else delivery and returns. */
const promiseWords = (item: CatalogueItem) => {
  if (item.stock !== 'in_stock' && item.priceInfo) return item.priceInfo
  return item.type === 'service' ? SERVICE_PROMISE : goodsPromise(item)
}

type BuyPanelProps = {
  item: CatalogueItem
  /** While this element is in view, the phone's buy bar is hidden. */
  row: RefObject<HTMLDivElement | null>
}

const Buy = ({ item, row }: BuyPanelProps) => {
  const quantity = useWantedQuantity(item)
  const instalments = instalmentWords(item.price)
  return (
    <>
      <Row ref={row}>
        <CountedBuy
          item={item}
          quantity={quantity}
          onChange={(wanted) => setWantedQuantity(codeOf(item), wanted)}
        />
      </Row>
      <Promised>{promiseWords(item)}</Promised>
      {item.stock === 'in_stock' && instalments ? <Note>{instalments}</Note> : null}
    </>
  )
}

/** The price with quantity, button and promises, or with the waitlist form. White on any band. */
export const BuyPanel = ({ item, row }: BuyPanelProps) => (
  <Panel style={bandStyle('white')}>
    <PriceDisplay item={item} size="hero" />
    {hasJoinForm(item) ? (
      <div ref={row}>
        <WaitlistPlace item={item} />
      </div>
    ) : (
      <Buy item={item} row={row} />
    )}
    {item.type === 'sim_card' ? <Note>{RICA_NOTICE}</Note> : null}
  </Panel>
)
