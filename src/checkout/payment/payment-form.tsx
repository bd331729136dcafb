import { useId, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import { linkProps, type Bloks } from '../../content'
import { space } from '../../theme'
import { ActionBar, Button, Note, Notice } from '../../ui'
import type { ShopCart } from '../../../shared/orders'
import { readReturn } from '../step-address'
import { useEftArrival } from '../shipping/delivery-promise'
import type { PayingPage } from './paying-page'
import { pick, buttonFor, type Choice, type OfferedChoice } from './payment-methods'
import { usePaymentOffers } from './use-payment-offers'
import { usePlaceOrder } from './use-place-order'
import { usePaymentPolling } from './use-payment-polling'
import { AskForTerms } from './ask-for-terms'
import { PaymentChoiceFailed, PaymentChoiceLoading, PaymentChoice } from './payment-choice'
import { PaymentNotice } from './payment-notice'

const Stack = styled.form`
  display: grid;
  gap: ${space.m};
`

const TERMS = 'Payment terms'
const offersTerms = (choices: readonly OfferedChoice[]) => choices.some(({ choice }) => choice === TERMS)

type PaymentFormProps = {
  cart: ShopCart
  page: Bloks.CheckoutPage
  /** The page this stands on. */
  on: PayingPage
  /** The way to pay that was chosen before: what storage holds, so only what is offered counts. */
  wanted: string | null
  onChoose: (choice: Choice) => void
  /** Whether the page tells itself why an attempt that has ended went wrong. */
  isShownAbove?: boolean
  /** Whether payment terms can be asked for. */
  mayAskForTerms?: boolean
  back?: ComponentProps<typeof ActionBar>['back']
  /** What is to be looked over before paying. */
  children: ReactNode
}

/**
 * The ways to pay, and the last look before the order is paid. Card details are typed on the provider's page only. What is
 * below the ways to pay waits until they are known, so that nothing moves.
 */
export const PaymentForm = ({
  cart,
  page,
  on,
  wanted,
  onChoose,
  isShownAbove = false,
  mayAskForTerms = false,
  back,
  children,
}: PaymentFormProps) => {
  const formId = useId()
  const { offers, retry } = usePaymentOffers(cart)
  const { place, placing, problem, elsewhere } = usePlaceOrder(cart, on, () => void retry())
  // The provider's word may arrive after the shopper: it says why the payment failed, or that it went through after all.
  usePaymentPolling(cart, on, { active: !placing })
  const eftArrival = useEftArrival(cart)
  const { returned } = readReturn(window.location.search)
  const chosen = offers.kind === 'ready' ? pick(offers.choices, wanted) : undefined
  const isWithoutTerms = offers.kind === 'ready' && !offersTerms(offers.choices) && cart.totals.total > 0
  // Payment terms are asked for below, and answered there.
  const refusals = offers.kind === 'ready' ? offers.refusals.filter(({ name }) => name !== TERMS) : []
  const terms = linkProps(page.terms_link)

  return (
    <Stack
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !elsewhere) void place(chosen)
      }}
    >
      {placing ? null : <PaymentNotice cart={cart} {...{ problem, elsewhere, returned, isShownAbove }} />}
      {offers.kind === 'loading' ? <PaymentChoiceLoading /> : null}
      {offers.kind === 'failed' ? <PaymentChoiceFailed message={offers.message} retry={retry} /> : null}
      {offers.kind === 'ready' && offers.choices.length > 0 ? (
        <PaymentChoice
          choices={offers.choices}
          value={chosen}
          onChange={({ choice }) => onChoose(choice)}
          eftArrival={eftArrival}
        />
      ) : null}
      {refusals.map(({ name, message }) => (
        <Notice key={name} tone="warning" still>
          {message}
        </Notice>
      ))}
      {mayAskForTerms && isWithoutTerms ? (
        <AskForTerms
          cart={cart}
          refresh={async () => {
            const loaded = await retry()
            if (loaded.kind !== 'ready') return { isOffered: false }
            const refusal = loaded.refusals.find(({ name }) => name === TERMS)?.message
            return { isOffered: offersTerms(loaded.choices), refusal }
          }}
          onGranted={() => onChoose(TERMS)}
        />
      ) : null}
      {offers.kind === 'loading' ? null : (
        <>
          {children}
          <Note>
            By placing this order you accept our {terms ? <a {...terms}>terms</a> : <span>terms</span>}
            <span>{`, where you also find who we are and how to cancel. The total includes ${cart.vat_percent}% VAT and delivery.`}</span>
          </Note>
          <ActionBar back={back} isIdle={!chosen}>
            <Button type="submit" form={formId} loading={placing} disabled={!chosen || elsewhere}>
              {buttonFor(chosen, cart.totals.total)}
            </Button>
          </ActionBar>
        </>
      )}
    </Stack>
  )
}
