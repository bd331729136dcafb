import { useCallback, useEffect, useState, useId, type ComponentProps, type ReactNode } from 'react'
import { type ShopCart, noticeFor, type Returned } from '../../../shared/orders'
import { fetchPaymentOffers, disableFeature, enableFeature, PAYMENT_TERMS } from '../shop'
import {
  choicesOf,
  type OfferedChoice,
  type PaymentRefusal,
  pick,
  buttonFor,
  type Choice,
} from './payment-methods'
import styled from 'styled-components'
import { toShopError } from '../../platform/http'
import { Button, Notice, Icon, ActionBar, Note } from '../../ui'
import { linkProps, type Bloks } from '../../content'
import { space, sticky } from '../../theme'
import { readReturn } from '../step-address'
import { useEftArrival } from '../shipping/delivery-promise'
import type { PayingPage } from './paying-page'
import { usePlaceOrder } from './use-place-order'
import { usePaymentPolling } from './use-payment-polling'
import { PaymentChoiceFailed, PaymentChoiceLoading, PaymentChoice } from './payment-choice'

type PaymentOffers =
  | { kind: 'loading' }
  | { kind: 'ready'; choices: OfferedChoice[]; refusals: PaymentRefusal[] }
  | { kind: 'failed'; message: string }

const load = (id: string): Promise<PaymentOffers> =>
  fetchPaymentOffers(id).then(
    ({ payment_methods, not_offered }) => ({
      kind: 'ready',
      choices: choicesOf(payment_methods),
      refusals: not_offered,
    }),
    (error: unknown) => ({ kind: 'failed', message: toShopError(error).message }),
  )

/** The payment methods that the shop offers for a cart. They are loaded again when the total changes, and by `retry`. */
const usePaymentOffers = ({ id, totals }: ShopCart) => {
  const [offers, setOffers] = useState<PaymentOffers>({ kind: 'loading' })
  const { total } = totals
  const retry = useCallback(async () => {
    const loaded = await load(id)
    setOffers(loaded)
    return loaded
  }, [id])

  useEffect(() => {
    let isOutdated = false
    void load(id).then((loaded) => {
      if (!isOutdated) setOffers(loaded)
    })
    return () => {
      isOutdated = true
    }
  }, [id, total])

  return { offers, retry }
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
`

type AskForTermsProps = {
  cart: ShopCart
  /** Loads the payment methods again. Returns whether payment terms are offered now, else why not. */
  refresh: () => Promise<{ isOffered: boolean; refusal?: string }>
  onGranted: () => void
}

/**
 * Requests payment terms, with a feature flag of the cart (spec 3). The shop offers them to a shopper who is logged in to an approved
 * account, else says why not. A refusal leaves the cart as it was.
 */
const AskForTerms = ({ cart, refresh, onGranted }: AskForTermsProps) => {
  const [isRequesting, setRequesting] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const requestTerms = async () => {
    setRequesting(true)
    setRefusal(undefined)
    try {
      await enableFeature(cart.id, PAYMENT_TERMS)
      const { isOffered, refusal: reason } = await refresh()
      if (isOffered) return onGranted()
      await disableFeature(cart.id, PAYMENT_TERMS)
      setRefusal(reason)
    } catch (error) {
      setRefusal(`We could not ask for payment terms. ${toShopError(error).message}`)
    }
    setRequesting(false)
  }

  return (
    <Box>
      <Button variant="link" loading={isRequesting} onClick={() => void requestTerms()}>
        Use the payment terms of your business
      </Button>
      {refusal ? <Notice tone="warning">{refusal}</Notice> : null}
    </Box>
  )
}

type PaymentNoticeProps = {
  cart: ShopCart
  /** Why the shop refused the last press. */
  problem?: string
  /** Another tab is paying this order. */
  elsewhere?: boolean
  returned: Returned | null
  /** Whether the page itself shows the state of the order. */
  isShownAbove?: boolean
}

/** Says why the shopper cannot go on or is back on this step, with a link to a provider's page that is still open. */
export const PaymentNotice = ({ cart, problem, elsewhere, returned, isShownAbove }: PaymentNoticeProps) => {
  if (elsewhere) {
    return (
      <Notice tone="warning" icon={<Icon name="clock" />}>
        This order is being paid in another tab. Finish it there: this page goes on by itself when that tab is
        done or closed.
      </Notice>
    )
  }
  if (problem) return <Notice tone="danger">{problem}</Notice>
  const sentence = noticeFor(cart, returned)
  if (!sentence || isShownAbove) return null
  const openPage = cart.payment?.redirect_url
  return (
    <Notice
      tone={openPage && !returned ? 'warning' : 'danger'}
      icon={openPage && !returned ? <Icon name="clock" /> : undefined}
    >
      <span>{sentence}</span>{' '}
      {openPage ? (
        <a data-native="" href={openPage}>
          Go back to the payment page
        </a>
      ) : null}
    </Notice>
  )
}

/* No grid: there the row of the button would keep it from staying in view below a long list. */
const Stack = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space.m};

  & > [data-where='page'] {
    ${sticky}
    bottom: 0;
    padding-block: ${space.s};
    border-top: 1px solid var(--line);
    background: var(--band);
  }
  & a {
    scroll-margin-bottom: 120px;
  }
`

const TERMS = 'Payment terms'
const offersTerms = (choices: readonly OfferedChoice[]) => choices.some(({ choice }) => choice === TERMS)

type PaymentFormProps = {
  cart: ShopCart
  page: Bloks.CheckoutPage
  /** The page that holds the form. */
  on: PayingPage
  /** The method chosen before. It comes from storage, so it counts only if the shop offers it. */
  wanted: string | null
  onChoose: (choice: Choice) => void
  /** Whether the page itself says why the last attempt failed. */
  isShownAbove?: boolean
  /** Whether the form offers to request payment terms. */
  mayAskForTerms?: boolean
  back?: ComponentProps<typeof ActionBar>['back']
  /** The details to check before paying. */
  children: ReactNode
}

/**
 * The payment methods, the details to check, and the button that places the order. Card details are typed on the provider's page only.
 * Everything below the methods appears after them, so that nothing moves.
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
  // The provider may report after the shopper has returned: why the payment failed, or that it was paid after all.
  usePaymentPolling(cart, on, { active: !placing })
  const eftArrival = useEftArrival(cart)
  const { returned } = readReturn(window.location.search)
  const chosen = offers.kind === 'ready' ? pick(offers.choices, wanted) : undefined
  const mayPay = offers.kind === 'ready' && offers.choices.length > 0
  const isWithoutTerms = offers.kind === 'ready' && !offersTerms(offers.choices) && cart.totals.total > 0
  // Refused payment terms are explained below, where they are requested.
  const refusals = offers.kind === 'ready' ? offers.refusals.filter(({ name }) => name !== TERMS) : []
  const terms = linkProps(page.terms_link)

  return (
    <Stack
      id={formId}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen && !elsewhere) void place(chosen)
        if (!chosen) event.currentTarget.querySelector('input')?.focus()
      }}
    >
      {placing ? null : <PaymentNotice cart={cart} {...{ problem, elsewhere, returned, isShownAbove }} />}
      {offers.kind === 'loading' ? <PaymentChoiceLoading /> : null}
      {offers.kind === 'failed' ? <PaymentChoiceFailed message={offers.message} retry={retry} /> : null}
      {mayPay ? (
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
            {mayPay ? (
              <Button type="submit" form={formId} loading={placing} disabled={elsewhere}>
                {elsewhere ? 'Being paid in another tab' : buttonFor(chosen, cart.totals.total)}
              </Button>
            ) : null}
          </ActionBar>
        </>
      )}
    </Stack>
  )
}
