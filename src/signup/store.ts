import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persisted, persistedText, storeIn } from '../platform/persisted'
import { EMPTY_DRAFT, readDraft, type Draft, EMPTY_VALUES, type SignupValues } from './draft'
import {
  type SignupProgress,
  type SignupStep,
  continuePath,
  SIGNUP_PATH,
  stepFromQuery,
  stepUrl,
  allowedStep,
} from './flow'
import { forgetPending } from './pending'
import type { RemoteSignup } from './shop'
import { stepsInAddress } from '../forms/steps'

type Finished = { id: string; firstName: string; email: string; service: Draft['service'] }

type SignupState = Draft & {
  /** The step in the address. The flow decides whether it can be shown. */
  step: SignupStep | null
  /** The signup that was finished in this page view. */
  finished: Finished | null
  /** The shop's objections to steps saved earlier, by field, until they are corrected. */
  refused: Record<string, string>
}

const START: SignupState = { ...EMPTY_DRAFT, step: null, finished: null, refused: {} }

/** An unreadable draft counts as empty, because the shop has the saved steps. */
const DRAFT = persisted({ key: 'signupDraft', area: 'local', empty: EMPTY_DRAFT, parse: readDraft })
const ID_NUMBER = persistedText('signupIdNumber', 'session')

/** The draft outlives the visit. The ID number ends with the tab, because others may use this browser. */
const storage = storeIn<Draft>({
  read: () => {
    const draft = DRAFT.read()
    return { ...draft, values: { ...draft.values, id_number: ID_NUMBER.read() } }
  },
  write: (draft) => {
    const { id_number: idNumber } = draft.values
    if (idNumber) ID_NUMBER.write(idNumber)
    else ID_NUMBER.clear()
    return DRAFT.write({ ...draft, values: { ...draft.values, id_number: '' } })
  },
  clear: () => {
    DRAFT.clear()
    ID_NUMBER.clear()
  },
})

/** The signup. Call `useSignup.persist.rehydrate()` after mount, so that the first render equals the server's. */
export const useSignup = create<SignupState>()(
  persist(() => START, {
    name: 'signupDraft',
    skipHydration: true,
    storage,
    partialize: ({ id, values, saved, isOwn, service }): Draft => ({ id, values, saved, isOwn, service }),
  }),
)

export const storeValues = (values: Partial<SignupValues>): void => {
  useSignup.setState((signup) => ({ values: { ...signup.values, ...values } }))
}

/** Begins another signup and removes the earlier one, here and in storage. */
export const startNewSignup = (service: Draft['service'] = null): void => {
  useSignup.setState({ ...START, service })
  useSignup.persist.clearStorage()
}

/**
 * Continues a signup that was begun in another browser. Its first step is saved, or it would have no id. The other steps are shown
 * empty, because the shop never returns what a merchant has typed.
 */
export const continueSignup = (id: string, firstName: string): void => {
  const values = { ...EMPTY_VALUES, owner_first_name: firstName }
  useSignup.setState({ ...START, id, values, saved: ['about'] })
}

/** Clears what was typed, here and in storage, once the shop says that the signup is complete. Returns whether it is. */
export const clearIfFinished = ({ id, owner_first_name: firstName, status }: RemoteSignup): boolean => {
  if (status !== 'complete') return false
  const { values, service } = useSignup.getState()
  forgetPending(id)
  useSignup.setState({ ...START, finished: { id, firstName, email: values.email, service }, step: 'done' })
  useSignup.persist.clearStorage()
  return true
}

export const progressOf = ({ saved, service, finished }: SignupState): SignupProgress => ({
  saved,
  isRegistration: service !== null,
  isFinished: finished !== null,
})

const STEPS_IN_ADDRESS = stepsInAddress<SignupStep>({
  name: 'signup',
  path: SIGNUP_PATH,
  urlOf: (step) => {
    const { finished } = useSignup.getState()
    // The last step has an address of its own, so that a reload finds it again.
    return finished ? continuePath(finished.id) : stepUrl(step, window.location)
  },
  fromQuery: stepFromQuery,
  wanted: () => useSignup.getState().step,
  want: (step) => useSignup.setState({ step }),
})

export const { open: openStep, read: readStep, linkTo: linkToStep } = STEPS_IN_ADDRESS

/** The step to show: the one in the address, if the signup has come that far. Keeps address and step equal, also for Back. */
export const useStep = (): SignupStep => {
  const signup = useSignup()
  const { step: wanted } = signup
  const step = allowedStep(wanted, progressOf(signup))
  STEPS_IN_ADDRESS.useInStep(wanted, step)
  return step
}
