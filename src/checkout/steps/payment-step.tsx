import type { Bloks } from '../../content'
import { CHECKOUT } from '../checkout-paying'
import { STEP_TITLES } from '../flow'
import type { RemoteCart } from '../order-facts'
import { PaymentForm } from '../parts/payment-form'
import { Review } from '../parts/review'
import { useCheckout } from '../store'
import { linkToStep } from '../use-step'

/** What was filled in, to look over, and the way to pay. */
export const PaymentStep = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const wanted = useCheckout(({ paymentChoice }) => paymentChoice)
  return (
    <PaymentForm
      cart={cart}
      page={page}
      on={CHECKOUT}
      wanted={wanted}
      mayAskForTerms
      onChoose={(paymentChoice) => useCheckout.setState({ paymentChoice })}
      back={{ title: STEP_TITLES.shipping, ...linkToStep('shipping') }}
    >
      <Review cart={cart} />
    </PaymentForm>
  )
}
