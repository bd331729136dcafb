import { useCallback, useEffect, useRef, useState } from 'react'
import { toShopError } from '../../platform/shop-error'
import { finishLogin, startLogin } from '../login'
import { startedLogin } from '../login-memory'
import { useLeaving } from '../use-leaving'
import { type Failure, failureOf, refusedBecause } from './failure'
import { readCallback, type Callback } from './read-callback'

const CHECKOUT = '/za/checkout/?step=contact'

/** Where the shopper was before logging in. */
const returnPath = (): string => startedLogin()?.returnPath ?? CHECKOUT

/** An answer that is used up must not be sent again by a reload, nor stay in the browser's history. */
const forgetAnswer = () => window.history.replaceState(window.history.state, '', window.location.pathname)

/** The address to go on to, or why there is none. */
type Outcome = string | Failure

const attempt = async (step: 'answer' | 'login', address: () => Promise<string>): Promise<Outcome> => {
  try {
    return await address()
  } catch (error) {
    return refusedBecause(toShopError(error), step)
  }
}

const finish = async (callback: Callback): Promise<Outcome> =>
  callback.kind === 'code'
    ? attempt('answer', () => finishLogin(callback.code, callback.state))
    : failureOf(callback, startedLogin() !== null)

type CallbackView = {
  /** Undefined while the login is being finished. */
  failure: Failure | undefined
  /** Where those go on who do without. */
  guestPath: string
  isTrying: boolean
  tryAgain: () => Promise<void>
}

/** Finishes the login that the address speaks of and leaves for where the shopper was, or says why it cannot. */
export const useLoginCallback = (): CallbackView => {
  const callback = useRef<Callback>({ kind: 'none' })
  const [failure, setFailure] = useState<Failure>()
  const [guestPath, setGuestPath] = useState(CHECKOUT)
  const [isTrying, setTrying] = useLeaving()

  const handleOutcome = useCallback(
    (outcome: Outcome) => {
      if (typeof outcome === 'string') return window.location.replace(outcome)
      if (outcome.retry === 'login') forgetAnswer()
      setGuestPath(returnPath())
      setFailure(outcome)
      setTrying(false)
    },
    [setTrying],
  )

  useEffect(() => {
    callback.current = readCallback(window.location.search)
    void finish(callback.current).then(handleOutcome)
  }, [handleOutcome])

  const tryAgain = async () => {
    setTrying(true)
    const isSame = failure?.retry === 'answer'
    const anew = () => startLogin(startedLogin()?.email ?? '', returnPath())
    handleOutcome(await (isSame ? finish(callback.current) : attempt('login', anew)))
  }

  return { failure, guestPath, isTrying, tryAgain }
}
