import { stepsInAddress } from '../forms/steps'
import { continuePath, SIGNUP_PATH, stepFromQuery, stepUrl } from './address'
import { allowedStep, type SignupStep } from './flow'
import { progressOf, useSignup } from './store'

const STEPS_IN_ADDRESS = stepsInAddress<SignupStep>({
  name: 'signup',
  path: SIGNUP_PATH,
  urlOf: (step) => {
    const { finished } = useSignup.getState()
    // The end has an address of its own, at which a reload finds it again.
    return finished ? continuePath(finished.id) : stepUrl(step, window.location)
  },
  fromQuery: stepFromQuery,
  wanted: () => useSignup.getState().step,
  want: (step) => useSignup.setState({ step }),
})

export const { open: openStep, read: readStep, linkTo: linkToStep } = STEPS_IN_ADDRESS

/** The step to show: what the address wants, as far as the signup has come. Keeps address and step equal, Back included. */
export const useStep = (): SignupStep => {
  const signup = useSignup()
  const { step: wanted } = signup
  const step = allowedStep(wanted, progressOf(signup))
  STEPS_IN_ADDRESS.useKept(wanted, step)
  return step
}
