import { useEffect } from 'react'
import { emit } from '../platform/events'
import { useStepInAddress } from '../platform/step-in-address'
import { allowedStep, type CheckoutStep } from './flow'
import { factsOf } from './checkout-facts'
import type { RemoteCart } from './order-facts'
import { CHECKOUT_PATH, stepFromQuery, stepUrl } from './step-address'
import { useCheckout } from './store'

/** Opens a step as a new entry of the browser's history, or in the place of the current one. */
export const openStep = (step: CheckoutStep, { replace = false } = {}): void => {
  const url = stepUrl(step)
  if (replace) window.history.replaceState(window.history.state, '', url)
  else window.history.pushState({ key: `checkout-${step}` }, '', url)
  useCheckout.setState({ step })
}

/** What a link to a step is made of: its address, and what opens it without leaving the page. */
export const linkToStep = (step: CheckoutStep) => ({ href: stepUrl(step), onOpen: () => openStep(step) })

/** Reads the wanted step from the address. */
export const readStep = (): void => {
  useCheckout.setState({ step: stepFromQuery(window.location.search) })
}

const latest = () => useCheckout.getState().step

/** The step to show: what the address wants, as far as the cart allows it. Keeps address and step equal, Back included. */
export const useStep = (cart: RemoteCart): CheckoutStep => {
  const wanted = useCheckout(({ step }) => step)
  const step = allowedStep(wanted, factsOf(cart))
  useStepInAddress({ path: CHECKOUT_PATH, wanted, step, latest, read: readStep, open: openStep })
  useEffect(() => emit({ type: 'checkout/step-shown', step }), [step])
  return step
}
