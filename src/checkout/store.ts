import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { storeIn } from '../platform/persisted-store'
import { versioned } from '../platform/versioned'
import type { Delivery, ShopCart } from '../../shared/orders'
import {
  fromAddress,
  type ContactInfo,
  EMPTY_DRAFT,
  fillEmpty,
  prefill,
  readDraft,
  type Draft,
} from './draft'
import { type CheckoutStep, progressOf, allowedStep } from './flow'
import { useEffect } from 'react'
import { emit } from '../platform/events'
import { stepsInAddress } from '../forms/steps'
import { CHECKOUT_PATH, stepFromQuery, stepUrl, returnAddresses } from './step-address'
import { rememberOrder } from './order-memory'
import type { PayingPage } from './payment/paying-page'

/** Spec 3, Checkout state, with the way to pay the shopper chose. */
type CheckoutState = Draft & {
  /** What the address asks for; the flow decides whether it is shown. */
  step: CheckoutStep
  /** The cart as the server last answered it; null until then. */
  remoteCart: ShopCart | null
  orderNumber: string | null
  /** The delivery that was chosen and that the shop has yet to confirm: until then its amounts are the old ones. */
  wantedDelivery: Delivery | null
  /** Whether it is being found out who is logged in: what is known of them may fill Contact. */
  isHandlingLogin: boolean
}

const START: CheckoutState = {
  ...EMPTY_DRAFT,
  step: 'contact',
  remoteCart: null,
  orderNumber: null,
  wantedDelivery: null,
  isHandlingLogin: false,
}

const DRAFT = versioned({
  key: 'checkoutDraft',
  area: 'local',
  empty: EMPTY_DRAFT,
  parse: readDraft,
  version: 1,
})

/**
 * The checkout. Only the draft is kept in the browser; call `useCheckout.persist.rehydrate()` after mount, so that the
 * first render equals the server's.
 */
export const useCheckout = create<CheckoutState>()(
  persist(() => START, {
    name: 'checkoutDraft',
    skipHydration: true,
    storage: storeIn(DRAFT),
    partialize: ({ contactInfo, address, paymentChoice }): Draft => ({ contactInfo, address, paymentChoice }),
  }),
)

/** A payment that is no longer as it was known, or that this page had not known. */
const emitPayment = ({ id: cartId, payment }: ShopCart, before: ShopCart | null): void => {
  if (!payment || payment.status === 'pending') return
  if (before?.payment?.id === payment.id && before.payment.status === payment.status) return
  const { id: paymentId, method, status } = payment
  emit({ type: 'payment/outcome', cartId, paymentId, method, status })
}

/** Takes over the server's answer; fills fields in which nothing was typed, unless the order is placed. */
export const setRemoteCart = (cart: ShopCart): void => {
  const { is_open: isOpen, order_number: orderNumber, contact_info, address: saved } = cart
  emitPayment(cart, useCheckout.getState().remoteCart)
  useCheckout.setState(({ contactInfo, address }) => ({
    remoteCart: cart,
    orderNumber,
    contactInfo: isOpen ? prefill(contactInfo, contact_info) : contactInfo,
    address: isOpen ? prefill(address, saved && fromAddress(saved)) : address,
  }))
}

/** Fills the fields of Contact that are still empty. */
export const fillContactInfo = (known: ContactInfo): void => {
  useCheckout.setState(({ contactInfo }) => ({ contactInfo: fillEmpty(contactInfo, known) }))
}

/** Forgets what was typed, here and in storage; what is on screen stays. */
export const clearDraft = (): void => {
  useCheckout.setState(EMPTY_DRAFT)
}

/** Back to Contact with nothing left (spec 4, Checkout). */
export const resetCheckout = (): void => {
  useCheckout.setState(START)
}

const STEPS_IN_ADDRESS = stepsInAddress<CheckoutStep>({
  name: 'checkout',
  path: CHECKOUT_PATH,
  urlOf: stepUrl,
  fromQuery: stepFromQuery,
  wanted: () => useCheckout.getState().step,
  want: (step) => useCheckout.setState({ step: step ?? 'contact' }),
})

export const { open: openStep, read: readStep, linkTo: linkToStep } = STEPS_IN_ADDRESS

/** The step to show: what the address wants, as far as the cart allows it. Keeps address and step equal, Back included. */
export const useStep = (cart: ShopCart): CheckoutStep => {
  const wanted = useCheckout(({ step }) => step)
  const step = allowedStep(wanted, progressOf(cart))
  STEPS_IN_ADDRESS.useInStep(wanted, step)
  useEffect(() => emit({ type: 'checkout/step-shown', step }), [step])
  return step
}

/** Paying on the steps of the checkout. */
export const CHECKOUT: PayingPage = {
  shown: () => useCheckout.getState().remoteCart,
  keep: setRemoteCart,
  returns: () => returnAddresses(window.location.origin),
  placed: (cart) => {
    rememberOrder(cart.id)
    setRemoteCart(cart)
    openStep('confirm', { replace: true })
  },
}
