import { whenIdle } from '../platform/idle'
import { whileWorking } from '../platform/readiness'
import { expectNotifications } from '../ui'

/** Everything that talks to the shop, loaded with the first command that needs it. */
export const loadSync = () => whileWorking(import(/* webpackChunkName: "cart-sync" */ './sync'))

type Connection = { saveData?: boolean }

const savesData = (): boolean => (navigator as { connection?: Connection }).connection?.saveData === true

/** What a visitor does before the first tap on a button: a page nobody touches loads nothing more. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

let isWaiting = false

const load = (): void => {
  SIGNS.forEach((sign) => window.removeEventListener(sign, load))
  whenIdle(() => {
    expectNotifications()
    // The tap itself tries again, and says so if that fails too.
    return loadSync().then(
      () => undefined,
      (error: unknown) => console.warn('The cart could not be loaded ahead.', error),
    )
  })
}

/**
 * Fetches what a tap on "Buy Now" needs at the first sign of a visitor, once for a page view: then even a tap without a
 * network is answered with a sentence. Not for visitors who save data.
 */
export const loadSyncAhead = (): void => {
  if (isWaiting || savesData()) return
  isWaiting = true
  SIGNS.forEach((sign) => window.addEventListener(sign, load, { passive: true }))
}
