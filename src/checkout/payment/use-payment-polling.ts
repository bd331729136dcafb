import { useEffect, useState } from 'react'
import { isUnderWay, methodName, type Payment, type ShopCart } from '../../../shared/orders'
import { toShopError } from '../../platform/http'
import { fetchCart } from '../shop'
import { holdPayment, agreedChoice } from './attempt'
import { callsFor, hasFinish } from './payment-calls'
import { INSTALMENTS, type Choice } from './payment-methods'
import { failureOn, type PayingPage } from './paying-page'
import { PATIENCE, pollDelay } from './poll'

/**
 * The shopper's choice for a payment. Blackbird charges a card at once or in instalments, and until the charge begins only this browser
 * knows which. Null if this browser does not know, because nobody may be charged what they did not agree to.
 */
const choiceOf = (cartId: string, { method, status, instalment_plan: plan }: Payment): Choice | null => {
  if (plan) return INSTALMENTS
  const name = methodName(method)
  if (method !== 'Credit Card (Blackbird)' || status !== 'pending') return name
  const agreed = agreedChoice(cartId)
  return agreed === INSTALMENTS || agreed === name ? agreed : null
}

const UNKNOWN_CHOICE =
  'We do not know whether you wanted to pay at once or in instalments, so your card was not charged. Choose again on Payment.'

/** Whether a payment needs a call to complete it, once the shopper is back from the provider's page. */
const needsFinish = (payment: Payment | null): boolean =>
  payment !== null && isUnderWay(payment) && hasFinish(payment.method)

const PAGE_NOT_FINISHED =
  'The payment page was not finished. Go back to it, or choose how to pay again. Nothing was charged.'

/** `done`: the payment was completed, and the cart holds the outcome. */
type Finished = { done: boolean; problem?: string }

const finish = async (cartId: string, payment: Payment): Promise<Finished> => {
  const choice = choiceOf(cartId, payment)
  if (!choice) return { done: false, problem: UNKNOWN_CHOICE }
  try {
    const { finish: complete } = callsFor({ choice, method: payment.method })
    await holdPayment(cartId, async () => complete?.(cartId, payment.id))
    return { done: true }
  } catch (error) {
    const { code, message } = toShopError(error)
    return { done: false, problem: code === 'network' ? undefined : message }
  }
}

/** Whether the payment is unchanged: the shopper has not finished the provider's page. */
const isUntouched = (cart: ShopCart, { id }: Payment): boolean =>
  cart.payment?.id === id && cart.payment.status === 'pending'

type Answer = {
  cart: ShopCart
  /** The current problem, as a sentence. */
  problem?: string
}

/**
 * Fetches the cart.
 * @param mayFinish whether to complete the payment first
 * @throws ShopError when the shop cannot be reached
 */
const requestCart = async ({ id, payment }: ShopCart, mayFinish: boolean): Promise<Answer> => {
  if (!mayFinish || !payment || !needsFinish(payment)) return { cart: await fetchCart(id) }
  const { done, problem } = await finish(id, payment)
  const cart = await fetchCart(id)
  return { cart, problem: done && isUntouched(cart, payment) ? PAGE_NOT_FINISHED : problem }
}

export type Waiting = {
  /** Whether it takes longer than expected. */
  slow: boolean
  /** The last request failed, or the browser has no network. The polling goes on by itself. */
  offline: boolean
  /** The current problem, as a sentence. */
  problem?: string
}

const requestOnce = async (
  id: string,
  page: PayingPage,
  mayFinish: boolean,
): Promise<Omit<Waiting, 'slow'>> => {
  const shown = page.shown()
  if (shown?.id !== id) return { offline: false }
  try {
    const { cart, problem } = await requestCart(shown, mayFinish)
    // The shopper may have left or started another order meanwhile.
    if (page.shown() === shown) page.show(cart)
    return { offline: false, problem }
  } catch (error) {
    const { code, message } = failureOn(page, error)
    return code === 'network' ? { offline: true } : { offline: false, problem: message }
  }
}

/**
 * Fetches the cart, with growing pauses, until its payment has ended, and shows every answer. After a lost connection it goes on at
 * once when the browser is online again or the shopper returns to the page.
 * @param page the same object with every render
 * @param active false stops the requests
 * @param mayFinish whether to complete a payment that waits for it, as on Confirm only
 */
export const usePaymentPolling = (
  cart: ShopCart,
  page: PayingPage,
  { active, mayFinish = false }: { active: boolean; mayFinish?: boolean },
): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>({ slow: false, offline: false })
  const { id } = cart
  const isWaiting = active && cart.stage === 'paying'
  const isDue = mayFinish && needsFinish(cart.payment)

  useEffect(() => {
    if (!isWaiting) return
    let requests = 0
    let stopped = false
    let isRequesting = false
    let timer: ReturnType<typeof setTimeout>

    const poll = async () => {
      if (isRequesting) return
      isRequesting = true
      requests += 1
      const answer = await requestOnce(id, page, mayFinish)
      isRequesting = false
      if (stopped) return
      setWaiting({ slow: requests >= PATIENCE, ...answer })
      timer = setTimeout(() => void poll(), pollDelay(requests))
    }
    const pollNow = () => {
      clearTimeout(timer)
      void poll()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') pollNow()
    }
    const onOffline = () => setWaiting((before) => ({ ...before, offline: true }))
    timer = setTimeout(() => void poll(), isDue ? 0 : pollDelay(requests))
    window.addEventListener('online', pollNow)
    window.addEventListener('offline', onOffline)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', pollNow)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [id, page, isWaiting, isDue, mayFinish])

  return waiting
}
