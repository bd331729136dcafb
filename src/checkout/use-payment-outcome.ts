import { useEffect, useState } from 'react'
import { toShopError } from '../platform/http'
import { pollDelay } from './payment/poll'
import type { PaymentOutcome } from '../orders'
import { fetchOutcome } from './shop'

export type OutcomeView =
  | { kind: 'loading' }
  | { kind: 'known'; outcome: PaymentOutcome }
  /** The shop does not know the payment. */
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

const look = async (paymentId: string): Promise<OutcomeView> => {
  try {
    const outcome = await fetchOutcome(paymentId)
    return outcome ? { kind: 'known', outcome } : { kind: 'unknown' }
  } catch (error) {
    return { kind: 'failed', message: toShopError(error).message }
  }
}

/** Whether the shop may still have news. */
const isOpen = (view: OutcomeView): boolean =>
  view.kind === 'failed' || (view.kind === 'known' && ['waiting', 'unfinished'].includes(view.outcome))

/** Asks the shop, with growing pauses, until it knows what became of a payment; also where it could not be reached. */
export const usePaymentOutcome = (paymentId: string): OutcomeView => {
  const [view, setView] = useState<OutcomeView>({ kind: 'loading' })

  useEffect(() => {
    let stopped = false
    let timer: ReturnType<typeof setTimeout>
    const ask = async (asked: number): Promise<void> => {
      const answer = await look(paymentId)
      if (stopped) return
      setView(answer)
      if (isOpen(answer)) timer = setTimeout(() => void ask(asked + 1), pollDelay(asked))
    }
    void ask(0)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [paymentId])

  return view
}
