import { useCallback, useEffect, useState } from 'react'
import { toShopError } from '../platform/http'
import { whileWorking } from '../platform/readiness'
import { idFromPath, serviceFromQuery } from './address'
import { forgetPending, keepPending, pendingSignup } from './pending'
import { restoreCartOf } from './restore-cart'
import { fetchSignup } from './shop'
import type { SignupSteps } from './signup-steps'
import { noticeFinished, startAnew, takeUp, useSignup } from './store'
import { readStep } from './use-step'

export type SignupView =
  | { kind: 'loading' }
  | { kind: 'ready'; Steps: typeof SignupSteps }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

/** The forms and their rules: code for those who sign up. */
const loadSteps = () => whileWorking(import(/* webpackChunkName: "signup-steps" */ './signup-steps'))

const ready = async (): Promise<SignupView> => ({ kind: 'ready', Steps: (await loadSteps()).SignupSteps })

/** What an address says: which signup it continues, and what it preselects. */
const readAddress = (): { id: string | null; isNamed: boolean } => {
  const { pathname, search } = window.location
  const named = idFromPath(pathname)
  const { finished, id } = useSignup.getState()
  const service = serviceFromQuery(search)
  if (finished && finished.id !== named) startAnew(service)
  if (service) useSignup.setState({ service })
  return { id: named ?? id ?? (pendingSignup() || null), isNamed: named !== null }
}

/** The shop does not know the signup (any more). What was typed for it can still become a new one. */
const loseSignup = (id: string): void => {
  forgetPending(id)
  if (useSignup.getState().id === id) useSignup.setState({ id: null, saved: [] })
}

/** Brings the draft together with what the shop knows of the signup, and says what can be shown. */
const load = async (): Promise<SignupView> => {
  const { id, isNamed } = readAddress()
  if (!id || useSignup.getState().finished) return ready()
  const isOwn = useSignup.getState().id === id
  try {
    const remote = await fetchSignup(id)
    if (!remote || remote.status === 'cancelled') {
      loseSignup(id)
      return isNamed ? { kind: 'unknown' } : await ready()
    }
    if (noticeFinished(remote)) return await ready()
    if (!isOwn) takeUp(id, remote.owner_first_name)
    keepPending(id)
    void restoreCartOf(remote)
    return await ready()
  } catch (error) {
    const { code, message } = toShopError(error)
    // What was typed here is here without a network too.
    return isOwn && code === 'network'
      ? ready().catch(() => ({ kind: 'failed', message }))
      : { kind: 'failed', message }
  }
}

/** Loads the signup of this page into the store. `reload` asks again after a failure. */
export const useSignupView = (): { view: SignupView; reload: () => Promise<void> } => {
  const [view, setView] = useState<SignupView>({ kind: 'loading' })
  const reload = useCallback(() => load().then(setView), [])

  useEffect(() => {
    // First of all: every change of the store is saved, and must not be saved over a draft that was not read yet.
    void useSignup.persist.rehydrate()
    readStep()
    // Beside the signup, not after it; a failure shows when the steps are due.
    loadSteps().catch(() => undefined)
    void reload()
  }, [reload])

  return { view, reload }
}
