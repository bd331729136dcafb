import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { space } from '../../theme'
import { ActionBar, Button, Note } from '../../ui'
import { factsOf } from '../checkout-facts'
import { previousStep, STEP_TITLES } from '../flow'
import type { RemoteCart } from '../order-facts'
import { PaymentChoiceFailed, PaymentChoiceLoading } from '../parts/no-payment-choice'
import { PaymentChoice } from '../parts/payment-choice'
import { PaymentNotice } from '../parts/payment-notice'
import { Review } from '../parts/review'
import { pick } from '../payment-choice'
import { buttonFor } from '../payment-methods'
import { readReturn } from '../step-address'
import { useCheckout } from '../store'
import { usePaymentOffers } from '../use-payment-offers'
import { usePlaceOrder } from '../use-place-order'
import { useSettledCart } from '../use-settled-cart'
import { linkToStep } from '../use-step'

const Stack = styled.form`
  display: grid;
  gap: ${space.m};
`

/** The last look before the order is placed, and the way to pay. Card details are typed on the provider's page only. */
export const PaymentStep = ({ cart, page }: { cart: RemoteCart; page: Bloks.CheckoutPage }) => {
  const { offers, retry } = usePaymentOffers(cart)
  const { place, placing, problem, elsewhere } = usePlaceOrder(cart, () => void retry())
  // The provider's word may arrive after the shopper: it says why the payment failed, or that it went through after all.
  useSettledCart(cart, { active: !placing })
  const { returned } = readReturn(window.location.search)
  const wanted = useCheckout(({ paymentChoice }) => paymentChoice)
  const chosen = offers.kind === 'ready' ? pick(offers.choices, wanted) : undefined
  const back = previousStep('payment', factsOf(cart))
  const terms = linkProps(page.terms_link)

  return (
    <Stack
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !elsewhere) void place(chosen.choice)
      }}
    >
      {placing ? null : <PaymentNotice cart={cart} {...{ problem, elsewhere, returned }} />}
      <Review cart={cart} />
      {offers.kind === 'loading' ? <PaymentChoiceLoading /> : null}
      {offers.kind === 'failed' ? <PaymentChoiceFailed message={offers.message} retry={retry} /> : null}
      {offers.kind === 'ready' && chosen ? (
        <PaymentChoice
          choices={offers.choices}
          value={chosen}
          onChange={({ choice }) => useCheckout.setState({ paymentChoice: choice })}
        />
      ) : null}
      <Note>
        By placing this order you accept our {terms ? <a {...terms}>terms</a> : 'terms'}, where you also find
        who we are and how to cancel. The total includes 15% VAT and delivery.
      </Note>
      <ActionBar back={back && { title: STEP_TITLES[back], ...linkToStep(back) }}>
        <Button type="submit" loading={placing} disabled={!chosen || elsewhere}>
          {buttonFor(chosen, cart.totals.total)}
        </Button>
      </ActionBar>
    </Stack>
  )
}
