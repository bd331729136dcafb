import { useStepInAddress } from '../platform/step-in-address'
import { continuePath, SIGNUP_PATH, stepFromQuery, stepUrl } from './address'
import { allowedStep, type SignupStep } from './flow'
import { factsOf, useSignup } from './store'

/** Opens a step as a new entry of the browser's history, or in the place of the current one. */
export const openStep = (step: SignupStep, { replace = false } = {}): void => {
  const { finished } = useSignup.getState()
  // The end has an address of its own, at which a reload finds it again.
  const url = finished ? continuePath(finished.id) : stepUrl(step, window.location)
  if (replace) window.history.replaceState(window.history.state, '', url)
  else window.history.pushState({ key: `signup-${step}` }, '', url)
  useSignup.setState({ step })
}

/** Reads the wanted step from the address. */
export const readStep = (): void => {
  useSignup.setState({ step: stepFromQuery(window.location.search) })
}

const latest = () => useSignup.getState().step

/** The step to show: what the address wants, as far as the signup has come. Keeps address and step equal, Back included. */
export const useStep = (): SignupStep => {
  const signup = useSignup()
  const { step: wanted } = signup
  const step = allowedStep(wanted, factsOf(signup))
  useStepInAddress({ path: SIGNUP_PATH, wanted, step, latest, read: readStep, open: openStep })
  return step
}
