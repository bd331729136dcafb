import { useCallback, useEffect, useState } from 'react'
import { toShopError } from '../platform/http'
import { whileWorking } from '../platform/readiness'
import { idFromPath, serviceFromQuery } from './flow'
import { forgetPending, storePending, pendingSignup } from './pending'
import { restoreCartOf, fetchSignup } from './shop'
import type { SignupSteps } from './signup-steps'
import { clearIfFinished, startNewSignup, continueSignup, useSignup, readStep } from './store'

export type SignupView =
  | { kind: 'loading' }
  | { kind: 'ready'; Steps: typeof SignupSteps }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

/** Loads the forms and their rules. */
const loadSteps = () => whileWorking(import(/* webpackChunkName: "signup-steps" */ './signup-steps'))

const ready = async (): Promise<SignupView> => ({ kind: 'ready', Steps: (await loadSteps()).SignupSteps })

/** Reads which signup the address continues, and the service that it preselects. */
const readAddress = (): { id: string | null; isNamed: boolean } => {
  const { pathname, search } = window.location
  const named = idFromPath(pathname)
  const { finished, id } = useSignup.getState()
  const service = serviceFromQuery(search)
  if (finished && finished.id !== named) startNewSignup(service)
  if (service) useSignup.setState({ service })
  return { id: named ?? id ?? (pendingSignup() || null), isNamed: named !== null }
}

/** Drops the id of a signup that the shop does not know. The values stay, and can become a new signup. */
const forgetSignup = (id: string): void => {
  forgetPending(id)
  if (useSignup.getState().id === id) useSignup.setState({ id: null, saved: [] })
}

/** Combines the draft with the shop's state of the signup, and returns what can be shown. */
const load = async (): Promise<SignupView> => {
  const { id, isNamed } = readAddress()
  if (!id || useSignup.getState().finished) return ready()
  const isOwn = useSignup.getState().id === id
  try {
    const remote = await fetchSignup(id)
    if (!remote || remote.status === 'cancelled') {
      forgetSignup(id)
      return isNamed ? { kind: 'unknown' } : await ready()
    }
    if (clearIfFinished(remote)) return await ready()
    if (!isOwn) continueSignup(id, remote.owner_first_name)
    storePending(id)
    void restoreCartOf(remote)
    return await ready()
  } catch (error) {
    const { code, message } = toShopError(error)
    // The values typed here can be shown without a network.
    return isOwn && code === 'network'
      ? ready().catch(() => ({ kind: 'failed', message }))
      : { kind: 'failed', message }
  }
}

/** Loads the signup of this page into the store. `reload` tries again after a failure. */
export const useSignupView = (): { view: SignupView; reload: () => Promise<void> } => {
  const [view, setView] = useState<SignupView>({ kind: 'loading' })
  const reload = useCallback(() => whileWorking(load()).then(setView), [])

  useEffect(() => {
    // This comes first: every change of the store is saved, and must not overwrite a draft that has not been read.
    void useSignup.persist.rehydrate()
    readStep()
    // The code is loaded in parallel. `ready` reports a failure.
    loadSteps().catch(() => undefined)
    void reload()
  }, [reload])

  return { view, reload }
}
