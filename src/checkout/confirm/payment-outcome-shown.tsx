import { useEffect, useState } from 'react'
import { toShopError } from '../../platform/http'
import { PAYMENT_OUTCOME_WORDS, type PaymentOutcome } from '../../../shared/orders'
import type { Bloks } from '../../content'
import type { PaletteColour } from '../../theme'
import { ButtonLink, MessageCard, type IconName } from '../../ui'
import { pollDelay } from '../payment/poll'
import { fetchOutcome } from '../shop'
import { HelpLine } from '../summary/promises'
import { Skeleton } from '../page-parts'

type OutcomeView =
  | { kind: 'loading' }
  | { kind: 'known'; outcome: PaymentOutcome }
  /** The shop does not know the payment. */
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

const fetchView = async (paymentId: string): Promise<OutcomeView> => {
  try {
    const outcome = await fetchOutcome(paymentId)
    return outcome ? { kind: 'known', outcome } : { kind: 'unknown' }
  } catch (error) {
    return { kind: 'failed', message: toShopError(error).message }
  }
}

/** Whether the outcome may still change. */
const isOpen = (view: OutcomeView): boolean =>
  view.kind === 'failed' || (view.kind === 'known' && ['waiting', 'unfinished'].includes(view.outcome))

/** Asks the shop, with growing pauses, until the outcome of a payment is final. It also goes on after failed requests. */
const usePaymentOutcome = (paymentId: string): OutcomeView => {
  const [view, setView] = useState<OutcomeView>({ kind: 'loading' })

  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const poll = async (requests: number): Promise<void> => {
      const answer = await fetchView(paymentId)
      if (stopped) return
      setView(answer)
      if (isOpen(answer)) timer = setTimeout(() => void poll(requests + 1), pollDelay(requests))
    }
    void poll(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [paymentId])

  return view
}

const ToTheOrder = ({ main = true }: { main?: boolean }) => (
  <ButtonLink variant={main ? 'primary' : 'secondary'} href="/za/order/">
    See your order
  </ButtonLink>
)
const ACTIONS = (
  <>
    <ToTheOrder />
    <ButtonLink variant="secondary" href="/za/shop/">
      Back to the shop
    </ButtonLink>
  </>
)

const LOOKS: Readonly<Record<PaymentOutcome, { colour: PaletteColour; icon: IconName }>> = {
  paid: { colour: 'mint-green', icon: 'check' },
  placed: { colour: 'mint-green', icon: 'check' },
  waiting: { colour: 'light-blue', icon: 'clock' },
  unfinished: { colour: 'cream', icon: 'clock' },
  failed: { colour: 'pink', icon: 'warning' },
  refund: { colour: 'cream', icon: 'receipt' },
}

type PaymentOutcomeShownProps = { paymentId: string; page: Bloks.CheckoutPage }

/**
 * The outcome of a payment that another browser began, because a bank's app opens the phone's own browser. Anybody can send this
 * address, so it shows nothing of the order.
 */
export const PaymentOutcomeShown = ({ paymentId, page }: PaymentOutcomeShownProps) => {
  const view = usePaymentOutcome(paymentId)
  if (view.kind === 'loading') return <Skeleton label="Loading your payment" />
  if (view.kind === 'unknown') {
    return (
      <MessageCard colour="cream" icon="search" title="We cannot find this payment" actions={ACTIONS}>
        <p>If you have paid, your confirmation is in your email. Your order number opens your order.</p>
      </MessageCard>
    )
  }
  if (view.kind === 'failed') {
    return (
      <MessageCard
        colour="pink"
        icon="wifi"
        title="We cannot reach the shop right now"
        actions={<ToTheOrder main={false} />}
      >
        <p role="alert">
          {`${view.message} Nothing about your order has changed, and this page goes on by itself.`}
        </p>
      </MessageCard>
    )
  }
  const { title, sentence } = PAYMENT_OUTCOME_WORDS[view.outcome]
  const { colour, icon } = LOOKS[view.outcome]
  return (
    <MessageCard colour={colour} icon={icon} title={title} actions={ACTIONS}>
      <p role="status">{sentence}</p>
      <p>
        This browser does not know your order. To keep it private, we ask for its number and your email
        address before we show it.
      </p>
      <HelpLine page={page} />
    </MessageCard>
  )
}
