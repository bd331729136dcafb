import { useEffect } from 'react'
import { emit } from '../platform/events'
import { stepsInAddress } from '../forms/steps'
import type { ShopCart } from '../../shared/orders'
import { progressOf, allowedStep, type CheckoutStep } from './flow'
import { CHECKOUT_PATH, stepFromQuery, stepUrl } from './step-address'
import { useCheckout } from './store'

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
  STEPS_IN_ADDRESS.useKept(wanted, step)
  useEffect(() => emit({ type: 'checkout/step-shown', step }), [step])
  return step
}
