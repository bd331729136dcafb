import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { space } from '../../theme'
import { Button, Note } from '../../ui'
import { previousStep } from '../flow'
import { factsOf, type RemoteCart } from '../order-facts'
import { ActionBar } from '../parts/action-bar'
import { Notice } from '../parts/notice'
import { PaymentChoice } from '../parts/payment-choice'
import { Review } from '../parts/review'
import { methodsFor, placeLabel, returnNotice } from '../payment-methods'
import { readReturn } from '../step-address'
import { useCheckout } from '../store'
import { usePlaceOrder } from '../use-place-order'
import { useSettledCart } from '../use-settled-cart'

const Stack = styled.form`
  display: grid;
  gap: ${space.m};
`

/** The last look before the order is placed, and the way to pay. Card details are typed on the provider's page only. */
export const PaymentStep = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const { place, placing, problem } = usePlaceOrder(cart)
  const returned = readReturn(window.location.search).returned
  // The provider's word may arrive after the shopper: it says why the payment failed, or that it went through after all.
  useSettledCart(cart, returned && !placing)
  const { total } = cart.totals
  const chosen = useCheckout(({ paymentMethod }) => paymentMethod)
  const methods = methodsFor(total)
  const method = methods.find((offered) => offered === chosen) ?? methods[0]
  const notice = placing ? undefined : (problem ?? returnNotice(cart.payment, returned))
  const terms = linkProps(page.terms_link)

  return (
    <Stack
      onSubmit={(event) => {
        event.preventDefault()
        void place(method)
      }}
    >
      {notice ? <Notice tone="danger">{notice}</Notice> : null}
      <Review cart={cart} />
      <PaymentChoice
        methods={methods}
        value={method}
        onChange={(paymentMethod) => useCheckout.setState({ paymentMethod })}
      />
      <Note>
        By placing this order you accept our {terms ? <a {...terms}>terms</a> : 'terms'}, where you also find
        who we are and how to cancel. The total includes 15% VAT and delivery.
      </Note>
      <ActionBar back={previousStep('payment', factsOf(cart))}>
        <Button type="submit" loading={placing}>
          {placeLabel(method, total)}
        </Button>
      </ActionBar>
    </Stack>
  )
}
