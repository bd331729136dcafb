import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { persisted, persistedText, storeIn } from '../platform/persisted'
import { EMPTY_DRAFT, readDraft, type Draft } from './draft'
import { EMPTY_VALUES, type SignupValues } from './fields'
import type { SignupProgress, SignupStep } from './flow'
import { forgetPending } from './pending'
import type { RemoteSignup } from './shop'

type Finished = { id: string; firstName: string; email: string; service: Draft['service'] }

type SignupState = Draft & {
  /** What the address asks for; the flow decides whether it is shown. */
  step: SignupStep | null
  /** The signup this page view has seen the end of. */
  finished: Finished | null
  /** What the shop refused of steps saved earlier, by field, until it is corrected. */
  refused: Record<string, string>
}

const START: SignupState = { ...EMPTY_DRAFT, step: null, finished: null, refused: {} }

/** Unreadable is empty: the shop has what was saved. */
const DRAFT = persisted({ key: 'signupDraft', area: 'local', empty: EMPTY_DRAFT, parse: readDraft })
const ID_NUMBER = persistedText('signupIdNumber', 'session')

/** The draft outlives the visit; the ID number ends with the tab, since others may use this browser after. */
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

export const keepValues = (values: Partial<SignupValues>): void => {
  useSignup.setState((signup) => ({ values: { ...signup.values, ...values } }))
}

/** Begins another signup: nothing of the one before is left, here and in storage. */
export const startAnew = (service: Draft['service'] = null): void => {
  useSignup.setState({ ...START, service })
  useSignup.persist.clearStorage()
}

/**
 * Goes on with a signup that was begun in another browser. Its first step is saved, or it would have no id; the rest is
 * asked for again, because the shop tells nobody what a merchant has told it.
 */
export const takeUp = (id: string, firstName: string): void => {
  const values = { ...EMPTY_VALUES, owner_first_name: firstName }
  useSignup.setState({ ...START, id, values, saved: ['about'] })
}

/**
 * Takes over what the shop says: of a signup that is complete, what was typed is forgotten, here and in storage. True when
 * it is.
 */
export const noticeFinished = ({ id, owner_first_name: firstName, status }: RemoteSignup): boolean => {
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
