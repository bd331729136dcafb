import type { ShopError } from '../../platform/shop-error'
import type { Callback } from './read-callback'

export type Failure = {
  title: string
  text: string
  /** What trying again means: sending the same answer once more, or logging in anew. Null where there is nothing to try. */
  retry: 'answer' | 'login' | null
}

const KEPT = 'Your cart and what you typed are kept.'

/** Why there is nothing to finish, and what can be done. */
export const failureOf = ({ kind }: Exclude<Callback, { kind: 'code' }>, hasStarted: boolean): Failure => {
  switch (kind) {
    case 'denied':
      return {
        title: 'You did not log in',
        text: `You cancelled, and nothing has changed. ${KEPT}`,
        retry: 'login',
      }
    case 'error':
      return {
        title: 'The login did not work',
        text: `The login service could not log you in. Try again, or go on as a guest. ${KEPT}`,
        retry: 'login',
      }
    case 'none':
      return {
        title: 'There is no login to finish',
        text: `This page finishes a login, and none has arrived here. ${KEPT}`,
        retry: hasStarted ? 'login' : null,
      }
  }
}

/**
 * Why the server did not finish or start a login; its own sentence says it best. An answer that did not reach it may be
 * sent again.
 */
export const refusedBecause = ({ code, message }: ShopError, step: 'answer' | 'login'): Failure =>
  code === 'network' && step === 'answer'
    ? { title: 'You are almost logged in', text: `${message} ${KEPT}`, retry: 'answer' }
    : { title: 'The login did not work', text: `${message} ${KEPT}`, retry: 'login' }
