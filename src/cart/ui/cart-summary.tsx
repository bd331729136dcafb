import styled from 'styled-components'
import { useDeliveryDay } from '../../catalogue'
import { deliveryRow, type ShopCart } from '../../../shared/orders'
import { shortDay } from '../../../shared/sast-date'
import { addRand, formatRand } from '../../../shared/money'
import { figures, type, wholeAmount } from '../../theme'
import type { LineView } from './use-cart-view'

const Rows = styled.dl`
  display: grid;
  gap: 6px;
  transition: opacity 160ms;

  &[data-pending] {
    opacity: 0.5;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  dd {
    ${figures}
    margin-inline-start: auto;
    text-align: right;
  }
  dd[translate='no'] {
    ${wholeAmount}
  }
  [data-quiet] {
    ${type.note}
    color: var(--quiet);
  }
  [data-total] {
    font: 700 1.25rem/1.3 var(--text);
  }
`

/** The total discount of the promotions in these lines, in rand. */
const savingsOf = (lines: readonly LineView[]): number =>
  addRand(
    ...lines
      .filter(({ line }) => line.onPromotion)
      .map(({ line }) => (Math.round(line.savingsAmount * 100) * line.quantity) / 100),
  )

type CartSummaryProps = {
  cart: ShopCart
  lines: readonly LineView[]
  /** True while the shop has not confirmed the last change, so that the amounts may still change. */
  isPending: boolean
  /** Also shows the subtotal and free express delivery, but not the day of delivery. */
  detailed?: boolean
}

/** The delivery, its cost, and its day if the page does not show it elsewhere. Services have no delivery. */
const DeliveryRow = ({ cart, isDated }: { cart: ShopCart; isDated: boolean }) => {
  const day = useDeliveryDay({ delivery: cart.delivery })
  const [name, cost] = deliveryRow(cart)
  return cart.delivery_options.length === 0 ? null : (
    <div data-quiet={isDated ? '' : undefined}>
      <dt>{name}</dt>
      <dd>{isDated && day ? `${cost}, with you by ${shortDay(day)}` : cost}</dd>
    </div>
  )
}

/** Offers the free express delivery of a promo code until the shopper chooses it. */
const FreeExpress = ({ cart }: { cart: ShopCart }) => {
  const isFree = cart.delivery_options.some(({ delivery, price }) => delivery === 'express' && price === 0)
  return isFree && cart.delivery === 'standard' ? (
    <div data-quiet="">
      <dt>Express delivery</dt>
      <dd>Free, choose it on Shipping</dd>
    </div>
  ) : null
}

/**
 * The shop's own totals, VAT included (VAT Act s65), always with delivery. The lines and the amounts above the total sum up to it; what it
 * contains, or what the lines leave out, stands below.
 */
export const CartSummary = ({ cart, lines, isPending, detailed }: CartSummaryProps) => {
  const { subtotal, discount, vat, total } = cart.totals
  const savings = savingsOf(lines)
  return (
    <Rows aria-busy={isPending} data-pending={isPending ? '' : undefined}>
      {detailed ? (
        <div>
          <dt>Subtotal</dt>
          <dd translate="no">{formatRand(subtotal)}</dd>
        </div>
      ) : null}
      {discount > 0 ? (
        <div data-quiet={detailed ? undefined : ''}>
          <dt>
            Promo code <span translate="no">{cart.promo_code}</span>
          </dt>
          <dd translate="no">{formatRand(-discount)}</dd>
        </div>
      ) : null}
      <DeliveryRow cart={cart} isDated={!detailed} />
      {detailed ? <FreeExpress cart={cart} /> : null}
      <div data-total="">
        <dt>Total</dt>
        <dd translate="no">{formatRand(total)}</dd>
      </div>
      <div data-quiet="">
        <dt>VAT included</dt>
        <dd translate="no">{formatRand(vat)}</dd>
      </div>
      {savings > 0 ? (
        <div data-quiet="" data-saving="">
          <dt>Promotions, already taken off</dt>
          <dd translate="no">{formatRand(savings)}</dd>
        </div>
      ) : null}
    </Rows>
  )
}
