import { useEffect } from 'react'
import { clean } from '../../shared/clean-input'
import { nextTask, whenIdle } from '../platform/idle'
import { whileWorking } from '../platform/readiness'
import { noteError } from '../platform/report-error'
import { expectNotifications, notify } from '../ui'
import { markCart } from './stored-cart'
import type { CartItemRef } from './rules/lines'
import { mayHoldLines } from './rules/reducer'
import { subscribeToOtherTabs, wasRestored } from './storage'
import { readCart, readCartIfChanged, useCart } from './store'
import type { Wanted } from './sync/change-cart'

/** Everything that talks to the shop, loaded with the first command that needs it. */
export const loadSync = () => whileWorking(import(/* webpackChunkName: "cart-sync" */ './sync/change-cart'))

type Sync = Awaited<ReturnType<typeof loadSync>>

/** Saves the promo code of a link such as `/za/?promotion=WELCOME10` (spec 4); a page without one changes nothing.
 * True when there is something in the cart that it can be used for. */
const savePromotion = (search: string): boolean => {
  const promoCode = clean.promoCode(new URLSearchParams(search).get('promotion') ?? '')
  if (!promoCode || promoCode === useCart.getState().promoCode) return false
  useCart.setState({ promoCode })
  return mayHoldLines(useCart.getState())
}

/** Reads the shop's cart and catalogue for the lines of an earlier visit. */
const checkSavedLines = async () => {
  try {
    await (await loadSync()).refresh()
  } catch (error) {
    // Opening the panel asks again, and tells the shopper if that fails too.
    console.warn('The saved cart could not be checked.', error)
    noteError(error, 'The saved cart could not be checked.')
  }
}

/** Reads the saved cart and keeps it in step with other tabs. True when there is something in it, to be checked. */
const readSavedCart = (): boolean => {
  readCart()
  // Another tab changed the cart: this one shows the same lines and asks the shop for prices when it needs them.
  subscribeToOtherTabs(readCart)
  // A page in the background, or in the memory of the back button, hears nothing of other tabs.
  window.addEventListener('pageshow', readCartIfChanged)
  document.addEventListener('visibilitychange', readCartIfChanged)
  useCart.subscribe((cart) => markCart(mayHoldLines(cart)))
  return mayHoldLines(useCart.getState())
}

/**
 * Reads the saved cart, once per page view however often it is called, and the promo code of the address each time. A cart
 * that is switched off is an empty one (spec 4): it reads neither, and what an earlier visit has saved stays saved. Call it
 * after mount and after every navigation, never while rendering.
 */
export const initialiseCart = (): void => {
  const { initialised, disabled } = useCart.getState()
  const isNew = !initialised && !disabled && readSavedCart()
  if (!initialised) {
    useCart.setState({ initialised: true })
    markCart(isNew)
  }
  const isPromoted = !disabled && savePromotion(window.location.search)
  if (isNew || isPromoted) whenIdle(checkSavedLines)
}

/** Reads the saved cart after mount, whichever part of the cart a page shows first; true once it is read. */
export const useInitialisedCart = (): boolean => {
  useEffect(() => void nextTask().then(initialiseCart), [])
  return useCart((cart) => cart.initialised)
}

const NOT_LOADED = 'A part of the shop could not be loaded. Check your connection and try again.'

/** Changes the cart by one of the commands of {@link Sync}, which report their own failures to the shopper: only a part that
 * could not be loaded ends here, as undefined. */
export const withSync = async <Result>(
  command: (sync: Sync) => Promise<Result>,
): Promise<Result | undefined> => {
  initialiseCart()
  try {
    return await command(await loadSync())
  } catch (error) {
    console.warn('The code of the cart could not be loaded.', error)
    noteError(error, 'A command to the cart failed.')
    notify({ type: 'danger', title: 'Request failed', message: NOT_LOADED })
    return undefined
  }
}

/** Puts an item in the cart and opens the preview to confirm it. Resolves when the shop has answered; a refusal is
 * shown in a toast, and the cart stays as it was. */
export const addToCart = (item: CartItemRef, quantity = 1): Promise<void> =>
  addAllToCart([{ item, quantity }])

/** The same for several items, in one request: all of them, or none. */
export const addAllToCart = async (wanted: readonly Wanted[]): Promise<void> => {
  if (useCart.getState().disabled) return
  if (await withSync((sync) => sync.add(...wanted))) openCartPreview()
}

/** Reads the shop's cart again, for names, prices and totals; the store says when that failed. */
export const refreshCart = (): Promise<void> => withSync((sync) => sync.refresh())

/**
 * Brings back the lines of a signup's cart that was left unfinished, once for each signup; lines of this browser's own are never
 * given up. Resolves with whether anything came. Rejects when the code of the cart cannot be loaded.
 */
export const restoreCart = async (cartId: string, signupId: string): Promise<boolean> => {
  initialiseCart()
  const { disabled, id } = useCart.getState()
  if (disabled || id === cartId || wasRestored(signupId)) return false
  return (await loadSync()).restore(cartId, signupId)
}

/** Opens the panel over the page; that of a disabled cart stays closed (spec 4). */
export const openCartPreview = (): void => {
  if (!useCart.getState().disabled) useCart.setState({ previewOpen: true })
}

export const closeCartPreview = (): void => useCart.setState({ previewOpen: false, justAdded: null })

/** Signs that a visitor uses the page: one that nobody touches loads nothing more. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

let isWaiting = false

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const loadAhead = (): void => {
  SIGNS.forEach((sign) => window.removeEventListener(sign, loadAhead))
  whenIdle(async () => {
    expectNotifications()
    try {
      await loadSync()
    } catch (error) {
      // The tap itself tries again, and says so if that fails too.
      console.warn('The cart could not be loaded ahead.', error)
    }
  })
}

/**
 * Fetches what a tap on "Buy Now" needs at the first sign of a visitor, once for a page view: then even a tap without a
 * network is answered with a sentence. Not for visitors who save data.
 */
export const loadSyncAhead = (): void => {
  if (isWaiting || savesData()) return
  isWaiting = true
  SIGNS.forEach((sign) => window.addEventListener(sign, loadAhead, { passive: true }))
}
