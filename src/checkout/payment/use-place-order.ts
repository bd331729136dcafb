import { toCents } from '../../../shared/money'
import { useCallback, useEffect, useRef, useState } from 'react'
import { findBeingPaid, whenNotPaid, attemptKey, holdPayment, startAttempt, BUSY } from './attempt'
import { emit } from '../../platform/events'
import { toShopError, type ProblemCode } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { accessTo, rememberPayment } from '../order-memory'
import { fetchCart, reserveOrderNumber } from '../shop'
import type { ReturnAddresses } from '../step-address'
import { callsFor } from './payment-calls'
import type { OfferedChoice } from './payment-methods'
import { failureOn, type PayingPage } from './paying-page'

/**
 * Whether another tab is paying this cart. This is checked when the page appears or takes the focus, when another tab starts an
 * attempt, and by `checkOtherTabs`. It ends when that tab is done or closed.
 * @param isPaying whether this tab is paying
 * @param onEnd called when the other tab is done, because the cart may have changed
 */
const usePaidElsewhere = ({ id, order_number }: ShopCart, isPaying: () => boolean, onEnd: () => void) => {
  const [elsewhere, setElsewhere] = useState(false)
  const watch = useRef<AbortController>(undefined)
  const ids = order_number ? [id, order_number] : [id]
  const latest = useRef({ ids, isPaying, onEnd })
  useEffect(() => {
    latest.current = { ids, isPaying, onEnd }
  })

  const checkOtherTabs = useCallback(async () => {
    if (watch.current || latest.current.isPaying()) return
    const paid = await findBeingPaid(latest.current.ids)
    if (!paid) return
    const watching = new AbortController()
    watch.current = watching
    setElsewhere(true)
    try {
      await whenNotPaid(paid, watching.signal)
    } catch (error) {
      // The page was left meanwhile.
      if (watching.signal.aborted) return
      throw error
    }
    watch.current = undefined
    setElsewhere(false)
    latest.current.onEnd()
  }, [])

  useEffect(() => {
    const onEvent = () => void checkOtherTabs()
    onEvent()
    const events = ['focus', 'storage'] as const
    events.forEach((event) => window.addEventListener(event, onEvent))
    return () => {
      events.forEach((event) => window.removeEventListener(event, onEvent))
      watch.current?.abort()
      watch.current = undefined
    }
  }, [checkOtherTabs, id])

  return { elsewhere, checkOtherTabs }
}

/** The next page: the provider's, or the confirmation with the current cart. */
type Placed = { redirectUrl: string } | { cart: ShopCart }

type Chosen = Pick<OfferedChoice, 'choice' | 'method'>

const start = async (cart: ShopCart, chosen: Chosen, returns: ReturnAddresses): Promise<Placed> => {
  const { choice } = chosen
  const key = attemptKey(cart, choice, startAttempt(cart, choice))
  const { total } = cart.totals
  const about = { cartId: cart.id, method: chosen.method }
  emit({ type: 'payment/attempted', ...about, amount: toCents(total) })
  const started = await callsFor(chosen)
    .start({ cartId: cart.id, amount: total, key, returns })
    .catch((failure: unknown) => {
      const error = toShopError(failure)
      emit({ type: 'payment/refused', ...about, code: error.code })
      throw error
    })
  if ('placed' in started) return { cart: await fetchCart(cart.id) }
  rememberPayment(cart.id, started.paymentId)
  return { redirectUrl: started.url }
}

/**
 * Places the order of a cart for the total that the shopper saw: it reserves the order number, then starts the payment. For the same
 * attempt this happens once, under the same number.
 * @returns BUSY when another tab of this browser is paying the same cart, or the order it became
 * @throws ShopError when the shop refuses or cannot be reached
 */
const placeOrder = async (
  cart: ShopCart,
  chosen: Chosen,
  returns: ReturnAddresses,
): Promise<Placed | typeof BUSY> =>
  holdPayment(cart.id, async () => {
    const known = cart.order_number
    // Without this access Confirm could not show the personal data of the order.
    const number = known && accessTo(known) ? known : await reserveOrderNumber(cart.id)
    const act = () => start(cart, chosen, returns)
    // The order's own page knows the cart by the number alone, and holds it already.
    return number === cart.id ? act() : holdPayment(number, act)
  })

/** Refusals that mean the page is out of date: in its total, stock, payment methods or order. */
const STALE: ReadonlySet<string> = new Set([
  'amount_mismatch',
  'out_of_stock',
  'not_available',
  'cart_empty',
  'not_free',
  'nothing_to_pay',
  'expired_promo_code',
  'promo_code_used_up',
  'method_not_available',
  'instalment_plan_not_available',
  'order_placed',
  'order_complete',
  'order_cancelled',
  'payment_processing',
  'payment_provider_unavailable',
] satisfies ProblemCode[])

/** Milliseconds after which a page that is still open must have been stopped from leaving for the provider's page. */
const LEAVING_TIMEOUT_MS = 30_000

/**
 * Places the order of a cart. Some payment methods leave for the provider's page; with the others the order is placed at once. Further
 * presses are ignored meanwhile, here and in other tabs of this browser.
 * @param onStale called after a refusal because the page was out of date; the cart has been fetched again
 */
export const usePlaceOrder = (cart: ShopCart, page: PayingPage, onStale: () => void) => {
  const [placing, setPlacing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isBusy = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)

  const release = (): void => {
    clearTimeout(leaving.current)
    isBusy.current = false
    setPlacing(false)
  }
  useEffect(() => {
    // On return from the payment page, the back/forward cache may show this page as busy as it was.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) release()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pageshow', onShow)
      clearTimeout(leaving.current)
    }
  }, [])

  const fail = (failure: unknown): string => {
    const { code, message } = failureOn(page, failure)
    setProblem(message)
    return code
  }
  const refresh = async (): Promise<void> => {
    await fetchCart(cart.id).then(page.show, fail)
  }
  const { elsewhere, checkOtherTabs } = usePaidElsewhere(
    cart,
    () => isBusy.current,
    () => void refresh(),
  )

  /** @returns whether the browser is leaving for the provider's page */
  const attempt = async (chosen: OfferedChoice): Promise<boolean> => {
    const placed = await placeOrder(cart, chosen, page.returns(cart))
    // The other tab may have reserved the order number, which this page needs to recognize that tab's lock.
    if (placed === BUSY) await refresh()
    else if ('redirectUrl' in placed) window.location.assign(placed.redirectUrl)
    else page.placed(placed.cart)
    return placed !== BUSY && 'redirectUrl' in placed
  }

  const place = async (chosen: OfferedChoice): Promise<void> => {
    if (isBusy.current) return
    isBusy.current = true
    setPlacing(true)
    setProblem(undefined)
    try {
      if (await attempt(chosen)) {
        // Busy until the provider's page replaces this one, which takes long on a bad network.
        leaving.current = setTimeout(release, LEAVING_TIMEOUT_MS)
        return
      }
    } catch (failure) {
      if (STALE.has(fail(failure))) await refresh().then(onStale)
    }
    release()
    void checkOtherTabs()
  }

  return { place, placing, problem, elsewhere }
}
