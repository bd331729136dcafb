import { type Order, orderUrl } from '../../orders'
import { PromiseLine } from './promise-line'

/** The way back to an order, to be kept; nothing before it has a number. */
export const OrderLink = ({ order: { order_number: number } }: { order: Order }) =>
  number ? (
    <div data-screen-only="">
      <PromiseLine icon="receipt">
        Keep this link: <a href={orderUrl(number)}>your order {number}</a> shows how it stands, any time. On
        another device, and after an hour, we ask for your email address.
      </PromiseLine>
    </div>
  ) : null
