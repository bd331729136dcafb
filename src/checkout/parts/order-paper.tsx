import styled from 'styled-components'
import { addressLines, type Order, say } from '../../orders'
import { needsDelivery } from '../order-facts'
import { formatMoment } from '../../platform/sast-date'

const Facts = styled.dl`
  display: none;

  @media print {
    display: grid;
    grid-template-columns: auto 1fr;
    margin-block: 6pt;
  }
  & dt {
    font-weight: 600;
  }
`

/**
 * What makes a printed order a proof of purchase beside its number, what was bought, for how much and from whom (the page's
 * footer says that on paper): when it was placed, who ordered, and whether it is paid.
 */
export const OrderPaper = ({ order }: { order: Order }) => {
  const { placed_at, contact_info: contact, address, items } = order
  return (
    <Facts>
      {placed_at ? (
        <>
          <dt>Ordered</dt>
          <dd>{formatMoment(placed_at)}</dd>
        </>
      ) : null}
      {contact ? (
        <>
          <dt>Ordered by</dt>
          <dd>
            {contact.first_name} {contact.last_name}, {contact.email}, +{contact.phone}
          </dd>
        </>
      ) : null}
      {address && needsDelivery(items) ? (
        <>
          <dt>Deliver to</dt>
          <dd>{addressLines(address).join(', ')}</dd>
        </>
      ) : null}
      <dt>Payment</dt>
      <dd>{say.paidHow(order)}</dd>
    </Facts>
  )
}
