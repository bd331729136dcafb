import { useState } from 'react'
import type { Bloks } from '../../content'
import type { RemoteCart } from '../order-facts'
import { stateOf } from '../order-states'
import { OrderBanner } from '../parts/order-banner'
import { PaymentForm } from '../parts/payment-form'
import { OrderDetails } from './order-details'
import { ORDER } from './order-store'

/** An order that is not paid yet: why, and the ways to pay it, the one tried last first. */
export const PayAgain = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const [wanted, setWanted] = useState<string | null>(cart.payment?.method ?? null)
  return (
    <>
      {stateOf(cart).stage === 'open' ? <OrderBanner order={cart} /> : null}
      <PaymentForm cart={cart} page={page} on={ORDER} wanted={wanted} onChoose={setWanted} isTold>
        <OrderDetails order={cart} phone={page.help_phone} />
      </PaymentForm>
    </>
  )
}
