import styled from 'styled-components'
import { LineImage, useItemColours, usePriceChanges } from '../../cart'
import { type, wholeAmount, figures, bandStyle, BREAKPOINTS, from, radius, space, sticky } from '../../theme'
import { type CartItem, amountRows, type ShopCart, needsDelivery } from '../../../shared/orders'
import { useState } from 'react'
import type { Bloks } from '../../content'
import { formatRand } from '../../../shared/money'
import { Icon } from '../../ui'
import { useMedia } from '../../platform/use-media'
import { useCheckout } from '../store'
import { useDeliveryPromise } from '../shipping/delivery-promise'
import { Promises } from './promises'

const List = styled.ul`
  display: grid;
  gap: 16px;
  padding: 0;
  list-style: none;
`
const Line = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr auto;
  align-items: center;
  gap: 14px;

  @media print {
    grid-template-columns: 1fr auto;
  }
`
const Thumbnail = styled.div`
  --tile: 64px;

  @media print {
    display: none;
  }
`
const Name = styled.p`
  ${type.label}
`
const Count = styled.p`
  ${type.note}
  color: var(--quiet);
`
const Change = styled.p`
  ${type.note}
`
const Amount = styled.p`
  ${type.label}
  ${wholeAmount}
`

type OrderLinesProps = {
  items: readonly CartItem[]
  /** The order is not placed yet, so changed prices are marked. */
  isOpen: boolean
}

/** The lines of the order. Quantities are changed in the cart. */
const OrderLines = ({ items, isOpen }: OrderLinesProps) => {
  const changeOf = usePriceChanges()
  const colourOf = useItemColours()
  return (
    <List role="list">
      {items.map((bought) => {
        const { id, product, bundle, quantity, unit_price, line_total } = bought
        const item = product ?? bundle
        const change = isOpen ? changeOf(bought) : undefined
        return (
          <Line key={id} data-sku={product?.sku} data-bundle-code={bundle?.bundle_code}>
            <Thumbnail>
              <LineImage image={item?.image ?? ''} colour={colourOf(bought)} />
            </Thumbnail>
            <div>
              <Name>{item?.short_name || item?.name}</Name>
              <Count>{quantity === 1 ? '1 item' : `${quantity} at ${formatRand(unit_price)} each`}</Count>
              {change ? <Change>{change}</Change> : null}
            </div>
            <Amount data-price={unit_price}>{formatRand(line_total)}</Amount>
          </Line>
        )
      })}
    </List>
  )
}

const Rows = styled.dl`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  ${figures}
  transition: opacity 160ms;

  &[data-pending] {
    opacity: 0.5;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  & dt {
    color: var(--quiet);
  }
  & dd {
    ${wholeAmount}
    margin-inline-start: auto;
  }
  & [data-total] {
    align-items: baseline;
    margin-top: 8px;
    ${type.card}

    & dt {
      color: inherit;
    }
  }
  & [data-vat] {
    ${type.note}
    color: var(--quiet);
  }
`

type OrderTotalsProps = {
  cart: ShopCart
  /** The shop is calculating these amounts again. */
  isPending?: boolean
}

/** The totals as the shop calculated them. */
const OrderTotals = ({ cart, isPending = false }: OrderTotalsProps) => {
  const { parts, total, vat } = amountRows(cart)
  return (
    <Rows aria-busy={isPending} data-pending={isPending ? '' : undefined}>
      {parts.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
      <div data-total="">
        <dt>{total[0]}</dt>
        <dd>{total[1]}</dd>
      </div>
      <div data-vat="">
        <dt>{vat[0]}</dt>
        <dd>{vat[1]}</dd>
      </div>
    </Rows>
  )
}

const Card = styled.aside`
  align-self: start;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  ${from.md} {
    ${sticky}
    top: ${space.l};
    padding: ${space.l};
  }
  & details > div {
    display: grid;
    gap: ${space.m};
    padding: 4px 20px 20px;

    ${from.md} {
      padding: ${space.m} 0 0;
    }
  }
`
const Head = styled.summary`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  padding: 12px 20px;
  border-radius: ${radius.card};
  list-style: none;
  ${type.small}

  &::-webkit-details-marker {
    display: none;
  }
  & > p {
    flex: 1 1 6em;
    overflow-wrap: break-word;
  }
  & > span {
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    ${wholeAmount}
  }
  details[open] & svg {
    transform: rotate(180deg);
  }
  ${from.md} {
    min-height: 0;
    padding: 0;
    pointer-events: none;
    ${type.card}

    & span {
      display: none;
    }
  }
`

const countItems = (items: ShopCart['items']): string => {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return count === 1 ? '1 item' : `${count} items`
}

type SummaryProps = { cart: ShopCart; page: Bloks.CheckoutPage; open: boolean }

/** The order beside the form, or on a phone a line with the total that can be opened. @param open starts it open there too */
export const Summary = ({ cart, page, open }: SummaryProps) => {
  const isWide = useMedia(`(min-width: ${BREAKPOINTS.md}px)`)
  const [toggled, setToggled] = useState<boolean>()
  const changeOf = usePriceChanges()
  // The shopper must see a changed price before agreeing to it.
  const hasPriceChange = cart.is_open && cart.items.some((item) => changeOf(item) !== undefined)
  const isOpen = isWide || (toggled ?? (open || hasPriceChange))
  const delivered = needsDelivery(cart.items)
  const promise = useDeliveryPromise(cart, page.delivery_promise)
  const isPending = useCheckout(({ wantedDelivery }) => wantedDelivery !== null)
  return (
    <Card aria-label="Order summary" data-side="" style={bandStyle('cream')}>
      <details open={isOpen}>
        <Head
          tabIndex={isWide ? -1 : undefined}
          onClick={(event) => {
            event.preventDefault()
            setToggled(!isOpen)
          }}
        >
          <p>
            Your order<span>{`, ${countItems(cart.items)}`}</span>
          </p>
          <span>
            <span>{formatRand(cart.totals.total)}</span>
            <Icon name="chevron-down" size={20} />
          </span>
        </Head>
        <div>
          <OrderLines items={cart.items} isOpen={cart.is_open} />
          <OrderTotals cart={cart} isPending={isPending} />
          {cart.stage === 'over' ? null : <Promises page={page} delivery={delivered ? promise : undefined} />}
        </div>
      </details>
    </Card>
  )
}
