import type { Bloks } from '../../content'
import { ButtonLink } from '../../ui'
import { outcomeOf, type RemoteCart } from '../order-facts'
import { MessageCard } from '../parts/message-card'
import { PlacedOrder } from '../parts/placed-order'
import { WaitingForPayment } from '../parts/waiting-for-payment'
import { useFinishedOrder } from '../use-finished-order'
import { useSettledCart } from '../use-settled-cart'

/** What became of the order, as the server says: the address a shopper arrives on proves nothing. */
export const ConfirmStep = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const outcome = outcomeOf(cart)
  const waiting = useSettledCart(cart, true)
  const isPlaced = outcome.kind !== 'waiting' && outcome.kind !== 'open'
  useFinishedOrder(cart, isPlaced)

  if (outcome.kind === 'cancelled') {
    return (
      <MessageCard
        colour="cream"
        icon="clock"
        title={`Order ${cart.order_number ?? ''} was cancelled`}
        actions={<ButtonLink href="/za/shop/">Back to the shop</ButtonLink>}
      >
        <p>
          {outcome.refundDue
            ? 'Your payment arrived after the order was cancelled. We are sending it back to you.'
            : 'Your EFT did not arrive in time, so we released what we had reserved. Nothing was charged.'}
        </p>
        {page.help_phone ? <p>If you have paid, call us on {page.help_phone} and we sort it out.</p> : null}
      </MessageCard>
    )
  }
  return isPlaced ? (
    <PlacedOrder cart={cart} page={page} />
  ) : (
    <WaitingForPayment waiting={waiting} page={page} />
  )
}
