import { useState } from 'react'
import type { Bloks } from '../../content'
import { methodName } from '../../orders'
import type { RemoteCart } from '../order-facts'
import { PaymentForm } from '../parts/payment-form'
import { INSTALMENTS } from '../payment-choice'
import { OrderDetails } from './order-details'
import { ORDER } from './order-store'

const triedLast = ({ payment }: RemoteCart): string | null => {
  if (payment?.instalment_plan) return INSTALMENTS
  return payment && methodName(payment.method)
}

/** The ways to pay an order that is not paid yet, the one tried last first. Why it is not stands above. */
export const PayAgain = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const [wanted, setWanted] = useState(() => triedLast(cart))
  return (
    <PaymentForm cart={cart} page={page} on={ORDER} wanted={wanted} onChoose={setWanted} isTold>
      <OrderDetails order={cart} phone={page.help_phone} />
    </PaymentForm>
  )
}
