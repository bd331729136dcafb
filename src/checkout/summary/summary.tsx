import { useState } from 'react'
import styled from 'styled-components'
import { usePriceChanges } from '../../cart'
import type { Bloks } from '../../content'
import { formatRand } from '../../../shared/money'
import { bandStyle, BREAKPOINTS, from, radius, space, sticky, type, wholeAmount } from '../../theme'
import { Icon } from '../../ui'
import { needsDelivery, type ShopCart } from '../../../shared/orders'
import { useMedia } from '../../platform/use-media'
import { useCheckout } from '../store'
import { useDeliveryPromise } from '../shipping/delivery-promise'
import { OrderLines } from './order-lines'
import { OrderTotals } from './order-totals'
import { Promises } from './promises'

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

/** The order beside the form; on a phone a line with the total that opens. `open`: it starts open there too. */
export const Summary = ({ cart, page, open }: SummaryProps) => {
  const isWide = useMedia(`(min-width: ${BREAKPOINTS.md}px)`)
  const [toggled, setToggled] = useState<boolean>()
  const changeOf = usePriceChanges()
  // A price that is not the one that was shown must be seen before it is agreed to.
  const hasNews = cart.is_open && cart.items.some((item) => changeOf(item) !== undefined)
  const isOpen = isWide || (toggled ?? (open || hasNews))
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
