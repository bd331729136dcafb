import { CHECKOUT_PATH } from '../../shared/orders/order-number'
import { storeIn, versioned } from '../platform/persisted'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
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
import { stepFromQuery, stepUrl, returnAddresses } from './step-address'
import { rememberOrder } from './order-memory'
import type { PayingPage } from './payment/paying-page'

/** Spec 3, Checkout state, with the chosen payment method. */
type CheckoutState = Draft & {
  /** The step in the address. The flow decides whether it can be shown. */
  step: CheckoutStep
  /** The server's last answer; null before the first. */
  remoteCart: ShopCart | null
  orderNumber: string | null
  /** A chosen delivery that the shop has not confirmed yet, so the cart's amounts are the old ones. */
  wantedDelivery: Delivery | null
  /** The checkout is waiting to learn who is logged in, because their details may fill Contact. */
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
 * The state of the checkout. Only the draft is stored in the browser. Call `useCheckout.persist.rehydrate()` after mount, so that the
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

/** Reports a payment that has changed, or that is new to this page. */
const emitPayment = ({ id: cartId, payment }: ShopCart, before: ShopCart | null): void => {
  if (!payment || payment.status === 'pending') return
  if (before?.payment?.id === payment.id && before.payment.status === payment.status) return
  const { id: paymentId, method, status } = payment
  emit({ type: 'payment/outcome', cartId, paymentId, method, status })
}

/** Stores the server's answer and, unless the order is placed, fills the fields in which nothing was typed. */
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

/** Clears the entries, here and in storage. The cart on the screen stays. */
export const clearDraft = (): void => {
  useCheckout.setState(EMPTY_DRAFT)
}

/** Clears everything and returns to Contact (spec 4, Checkout). */
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

/** The step to show: the one in the address, if the cart allows it. Keeps address and step equal, also for Back. */
export const useStep = (cart: ShopCart): CheckoutStep => {
  const wanted = useCheckout(({ step }) => step)
  const step = allowedStep(wanted, progressOf(cart))
  STEPS_IN_ADDRESS.useInStep(wanted, step)
  useEffect(() => emit({ type: 'checkout/step-shown', step }), [step])
  return step
}

/** Payment in the steps of the checkout. */
export const CHECKOUT: PayingPage = {
  shown: () => useCheckout.getState().remoteCart,
  show: setRemoteCart,
  returns: () => returnAddresses(window.location.origin),
  placed: (cart) => {
    rememberOrder(cart.id)
    setRemoteCart(cart)
    openStep('confirm', { replace: true })
  },
}
