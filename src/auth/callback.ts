import { type ShopError, toShopError } from '../platform/shop-error'
import { useCallback, useEffect, useRef, useState } from 'react'
import { finishLogin, startLogin, useLeaving } from './login'
import { startedLogin } from './login-memory'

/** The provider's answer, in the address to which it redirects (RFC 6749, 4.1.2). */
export type Callback =
  | { kind: 'code'; code: string; state: string }
  /** The shopper cancelled. */
  | { kind: 'denied' }
  /** The provider failed. */
  | { kind: 'error' }
  /** The page was opened without a login. */
  | { kind: 'none' }

export const readCallback = (search: string): Callback => {
  const query = new URLSearchParams(search)
  const error = query.get('error')
  if (error) return { kind: error === 'access_denied' ? 'denied' : 'error' }
  const [code, state] = [query.get('code'), query.get('state')]
  return code && state ? { kind: 'code', code, state } : { kind: 'none' }
}

type Failure = {
  title: string
  text: string
  /** What another attempt does: sends the same answer again, or starts a new login. Null when there is nothing to try. */
  retry: 'answer' | 'login' | null
}

const NOTHING_LOST = 'Your cart and what you typed are kept.'

/** Explains why there is no login to finish, and what the visitor can do. */
const failureOf = ({ kind }: Exclude<Callback, { kind: 'code' }>, hasStarted: boolean): Failure => {
  switch (kind) {
    case 'denied':
      return {
        title: 'You did not log in',
        text: `You cancelled, and nothing has changed. ${NOTHING_LOST}`,
        retry: 'login',
      }
    case 'error':
      return {
        title: 'The login did not work',
        text: `We could not log you in. Try again, or go on as a guest. ${NOTHING_LOST}`,
        retry: 'login',
      }
    case 'none':
      return {
        title: 'You are not logged in yet',
        text: `Log in from the checkout, and you come back there. ${NOTHING_LOST}`,
        retry: hasStarted ? 'login' : null,
      }
  }
}

/**
 * Explains with the server's own sentence why it did not finish or start a login. An answer that did not reach the server may be
 * sent again.
 */
const refusedBecause = ({ code, message }: ShopError, step: 'answer' | 'login'): Failure =>
  code === 'network' && step === 'answer'
    ? { title: 'You are almost logged in', text: `${message} ${NOTHING_LOST}`, retry: 'answer' }
    : { title: 'The login did not work', text: `${message} ${NOTHING_LOST}`, retry: 'login' }

const CHECKOUT = '/za/checkout/?step=contact'

/** The page that the shopper was on before logging in. */
const returnPath = (): string => startedLogin()?.returnPath ?? CHECKOUT

/** Removes a used answer from the address, so that no reload sends it again and the browser's history does not hold it. */
const removeAnswerFromAddress = () =>
  window.history.replaceState(window.history.state, '', window.location.pathname)

/** The address to go on to, or the reason why there is none. */
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
  /** The page to go on to without a login. */
  guestPath: string
  isTrying: boolean
  tryAgain: () => Promise<void>
}

/** Finishes the login in the address and returns to the shopper's page, or says why it cannot. */
export const useLoginCallback = (): CallbackView => {
  const callback = useRef<Callback>({ kind: 'none' })
  const [failure, setFailure] = useState<Failure>()
  const [guestPath, setGuestPath] = useState(CHECKOUT)
  const [isTrying, setTrying] = useLeaving()

  const handleOutcome = useCallback(
    (outcome: Outcome) => {
      if (typeof outcome === 'string') return window.location.replace(outcome)
      if (outcome.retry === 'login') removeAnswerFromAddress()
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
    const startOver = () => startLogin(startedLogin()?.email ?? '', returnPath())
    handleOutcome(await (isSame ? finish(callback.current) : attempt('login', startOver)))
  }

  return { failure, guestPath, isTrying, tryAgain }
}
