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

/** Loads the code that sends requests to the shop, with the first command that needs it. */
export const loadSync = () => whileWorking(import(/* webpackChunkName: "cart-sync" */ './sync/change-cart'))

type Sync = Awaited<ReturnType<typeof loadSync>>

/** Saves the promo code of a link such as `/za/?promotion=WELCOME10` (spec 4); an address without one changes nothing. Returns true
 * if the code is new and the cart may have lines to apply it to. */
const savePromotion = (search: string): boolean => {
  const promoCode = clean.promoCode(new URLSearchParams(search).get('promotion') ?? '')
  if (!promoCode || promoCode === useCart.getState().promoCode) return false
  useCart.setState({ promoCode })
  return mayHoldLines(useCart.getState())
}

/** Compares the saved lines of an earlier visit with the shop's cart and catalogue. */
const checkSavedLines = async () => {
  try {
    await (await loadSync()).refresh()
  } catch (error) {
    // Opening the panel tries again, and shows the shopper an error if that fails too.
    console.warn('The saved cart could not be checked.', error)
    noteError(error, 'The saved cart could not be checked.')
  }
}

/** Reads the saved cart and follows changes by other tabs. Returns true if the cart may have lines that have to be checked. */
const readSavedCart = (): boolean => {
  readCart()
  // When another tab changes the cart, this tab shows the same lines, and requests prices when it needs them.
  subscribeToOtherTabs(readCart)
  // A page in the background or in the back/forward cache gets no storage events.
  window.addEventListener('pageshow', readCartIfChanged)
  document.addEventListener('visibilitychange', readCartIfChanged)
  useCart.subscribe((cart) => markCart(mayHoldLines(cart)))
  return mayHoldLines(useCart.getState())
}

/**
 * Reads the saved cart at the first call of a page view, and the promo code of the address at every call. If the cart is switched
 * off (spec 4), it reads neither, shows an empty cart, and leaves storage unchanged. Call it after mount and after every
 * navigation, never while rendering.
 */
export const initialiseCart = (): void => {
  const { initialised, disabled } = useCart.getState()
  const mayHaveLines = !initialised && !disabled && readSavedCart()
  if (!initialised) {
    useCart.setState({ initialised: true })
    markCart(mayHaveLines)
  }
  const canUsePromoCode = !disabled && savePromotion(window.location.search)
  if (mayHaveLines || canUsePromoCode) whenIdle(checkSavedLines)
}

/** Reads the saved cart after mount, for every component that shows part of it. Returns true once the cart has been read. */
export const useInitialisedCart = (): boolean => {
  useEffect(() => void nextTask().then(initialiseCart), [])
  return useCart((cart) => cart.initialised)
}

const NOT_LOADED = 'Check your connection and try again.'

/** Runs a command of {@link Sync}. Commands show their own failures to the shopper; if their code cannot be loaded, this function
 * shows an error and resolves with undefined. */
export const withSync = async <Result>(
  command: (sync: Sync) => Promise<Result>,
): Promise<Result | undefined> => {
  initialiseCart()
  try {
    return await command(await loadSync())
  } catch (error) {
    console.warn('The code of the cart could not be loaded.', error)
    noteError(error, 'A command to the cart failed.')
    notify({ type: 'danger', title: 'Your cart did not open', message: NOT_LOADED })
    return undefined
  }
}

/** Adds an item to the cart and opens the preview to confirm it. Resolves when the shop has answered. If the shop refuses, a toast
 * says why and the cart does not change. */
export const addToCart = (item: CartItemRef, quantity = 1): Promise<void> =>
  addAllToCart([{ item, quantity }])

/** Adds several items in one request: all of them, or none. */
export const addAllToCart = async (wanted: readonly Wanted[]): Promise<void> => {
  if (useCart.getState().disabled) return
  if (await withSync((sync) => sync.add(...wanted))) openCartPreview()
}

/** Reads the shop's cart again, for names, prices and totals. A failure is stored in `remoteError`. */
export const refreshCart = (): Promise<void> => withSync((sync) => sync.refresh())

/** Adds the lines of an unfinished signup's cart to this browser's cart, once for each signup; this browser's own lines stay.
 * Resolves with true if lines were added. Rejects when the code of the cart cannot be loaded. */
export const restoreCart = async (cartId: string, signupId: string): Promise<boolean> => {
  initialiseCart()
  const { disabled, id } = useCart.getState()
  if (disabled || id === cartId || wasRestored(signupId)) return false
  return (await loadSync()).restore(cartId, signupId)
}

/** Opens the panel over the page, unless the cart is disabled (spec 4). */
export const openCartPreview = (): void => {
  if (!useCart.getState().disabled) useCart.setState({ previewOpen: true })
}

export const closeCartPreview = (): void => useCart.setState({ previewOpen: false, justAdded: null })

/** Events which show that a visitor uses the page; until one of them, the page preloads nothing. */
const INTERACTIONS = ['scroll', 'pointermove', 'pointerdown', 'touchstart', 'keydown'] as const

let isWaiting = false

const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

const preload = (): void => {
  INTERACTIONS.forEach((type) => window.removeEventListener(type, preload))
  whenIdle(async () => {
    expectNotifications()
    try {
      await loadSync()
    } catch (error) {
      // Adding an item loads it again, and shows an error if that fails too.
      console.warn('The code of the cart could not be preloaded.', error)
    }
  })
}

/** Preloads the code that "Buy Now" needs, at the visitor's first interaction and once per page view, so that the page can show an
 * error even if the network fails later. Does nothing for visitors who save data. */
export const preloadSync = (): void => {
  if (isWaiting || savesData()) return
  isWaiting = true
  INTERACTIONS.forEach((type) => window.addEventListener(type, preload, { passive: true }))
}
