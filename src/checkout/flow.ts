import { isReachable, reachableStep } from '../forms/steps'
import { needsDelivery, type OrderStage, type ShopCart } from '../../shared/orders'

/** The four steps of every checkout in their order (spec 2, Checkout). If nothing is delivered, Shipping says so. */
export const STEPS = ['contact', 'shipping', 'payment', 'confirm'] as const

export type CheckoutStep = (typeof STEPS)[number]

/** A step's heading and its name in the progress list. */
export const STEP_TITLES: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact',
  shipping: 'Shipping',
  payment: 'Payment',
  confirm: 'Confirm',
}

/** The facts of the server's cart that decide which steps can be opened. */
export type CheckoutProgress = {
  hasContact: boolean
  hasAddress: boolean
  /** Whether anything in the cart is sent to an address; services alone are not. */
  needsDelivery: boolean
  order: OrderStage
}

/** Whether the cart became an order, even if that was cancelled later. */
const isOrdered = ({ order }: CheckoutProgress): boolean => order === 'placed' || order === 'over'

const isDone = (step: CheckoutStep, progress: CheckoutProgress): boolean => {
  switch (step) {
    case 'contact':
      return progress.hasContact
    case 'shipping':
      return progress.hasAddress || !progress.needsDelivery
    case 'payment':
      return progress.order !== 'open'
    case 'confirm':
      return isOrdered(progress)
  }
}

/** Whether a step can be opened: all before it must be done, and a placed order shows Confirm only. */
export const isAllowed = (step: CheckoutStep, progress: CheckoutProgress): boolean => {
  if (isOrdered(progress)) return step === 'confirm'
  return isReachable(STEPS, step, (earlier) => isDone(earlier, progress))
}

/** The step to show: the wanted one if it can be opened, else the first that is not done. */
export const allowedStep = (wanted: CheckoutStep, progress: CheckoutProgress): CheckoutStep => {
  if (isOrdered(progress)) return 'confirm'
  return reachableStep<CheckoutStep>(STEPS, wanted, (step) => isDone(step, progress))
}

/** The progress of a cart. */
export const progressOf = (cart: ShopCart): CheckoutProgress => ({
  hasContact: cart.contact_info !== null,
  hasAddress: cart.address !== null,
  needsDelivery: needsDelivery(cart.items),
  order: cart.stage,
})
