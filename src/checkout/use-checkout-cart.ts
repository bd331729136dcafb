import { useCallback, useEffect, useState } from 'react'
import { isCartStored, loadEntries, subscribeToRemoteCart } from '../cart'
import { toShopError } from '../platform/http'
import type { ShopCart } from '../../shared/orders'
import { whileWorking } from '../platform/readiness'
import { subscribeToAttempts } from './payment/attempt'
import type { CheckoutSteps } from './checkout-steps'
import type { PaymentOutcomeShown } from './confirm/payment-outcome-shown'
import { findCart, foreignPayment, takeReturnFromAddress } from './find-cart'
import { resetCheckout, setRemoteCart, useCheckout, readStep } from './store'

export type CartView =
  | { kind: 'loading' }
  | { kind: 'ready'; Steps: typeof CheckoutSteps }
  /** The shopper returns from a payment that another browser began. */
  | { kind: 'outcome'; paymentId: string; Outcome: typeof PaymentOutcomeShown }
  | { kind: 'empty' }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

/** Loads the steps and their forms. */
const loadSteps = () => whileWorking(import(/* webpackChunkName: "checkout-steps" */ './checkout-steps'))

const loadOutcome = () => import(/* webpackChunkName: "payment-outcome" */ './confirm/payment-outcome-shown')

const viewOf = async (cart: ShopCart | null): Promise<CartView> => {
  const isEmpty = !cart || (cart.items.length === 0 && cart.stage === 'open')
  if (isEmpty) return { kind: 'empty' }
  // Loaded entries show from the start which prices have changed.
  const [{ CheckoutSteps }] = await Promise.all([loadSteps(), cart.is_open ? loadEntries() : undefined])
  return { kind: 'ready', Steps: CheckoutSteps }
}

const failureView = (error: unknown): CartView => {
  const { code, message } = toShopError(error)
  return code === 'cart_not_found' ? { kind: 'unknown' } : { kind: 'failed', message }
}

/** Updates the store and returns what can be shown. */
const load = async (): Promise<CartView> => {
  const before = useCheckout.getState().remoteCart
  try {
    const cart = await findCart(before?.id ?? null)
    // Another answer arrived meanwhile, because a step was saved. This one may be older.
    if (useCheckout.getState().remoteCart !== before) return await load()
    const paymentId = foreignPayment(cart)
    if (paymentId) return { kind: 'outcome', paymentId, Outcome: (await loadOutcome()).PaymentOutcomeShown }
    if (cart) setRemoteCart(cart)
    return await viewOf(cart)
  } catch (error) {
    return failureView(error)
  }
}

const haveSameLines = (one: ShopCart, other: ShopCart): boolean =>
  one.id === other.id &&
  JSON.stringify([one.items, one.totals]) === JSON.stringify([other.items, other.totals])

/** Whether lines or totals were changed in the cart panel. A placed order no longer changes. */
const hasChanged = (now: ShopCart): boolean => {
  const shown = useCheckout.getState().remoteCart
  return !shown || (shown.is_open && !haveSameLines(now, shown))
}

/** Clears the order or cart that an earlier visit to this page left in memory. */
const forgetEarlierVisit = (): void => {
  const { remoteCart } = useCheckout.getState()
  if (remoteCart && !remoteCart.is_open) resetCheckout()
  else useCheckout.setState({ remoteCart: null, orderNumber: null })
}

/** Loads the server's cart into the store and keeps it up to date. `reload` tries again after a failure. */
export const useCheckoutCart = (): { view: CartView; reload: () => Promise<void> } => {
  const [view, setView] = useState<CartView>({ kind: 'loading' })
  const reload = useCallback(() => whileWorking(load()).then(setView), [])

  useEffect(() => {
    // This comes first: every change of the store is saved, and must not overwrite a draft that has not been read.
    void useCheckout.persist.rehydrate()
    forgetEarlierVisit()
    takeReturnFromAddress()
    readStep()
    const first = reload()
    // The code is loaded in parallel. `viewOf` reports a failure.
    if (isCartStored()) {
      loadSteps().catch(() => undefined)
      void loadEntries()
    }
    const stopListening = subscribeToRemoteCart((now) => {
      void first.then(() => (hasChanged(now) ? reload() : undefined))
    })
    const stopAttempts = subscribeToAttempts(() => void first.then(reload))
    // A page from the back/forward cache shows an old cart.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => {
      stopListening()
      stopAttempts()
      window.removeEventListener('pageshow', onShow)
    }
  }, [reload])

  return { view, reload }
}
