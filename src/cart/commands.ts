import { noteError } from '../platform/report-error'
import { notify } from '../ui'
import { initialiseCart } from './initialise'
import { loadSync } from './load-sync'
import { wasRestored } from './restored'
import type { CartItemRef, CartLine } from './rules/lines'
import { useCart } from './store'
import type { Wanted } from './sync'

const NOT_LOADED = 'A part of the shop could not be loaded. Check your connection and try again.'

/** Runs a command. Only a part that could not be loaded ends here: the rest tells the shopper itself. */
const attempt = async <Result>(
  command: (sync: Awaited<ReturnType<typeof loadSync>>) => Promise<Result>,
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
 * told in a toast, and the cart stays as it was. */
export const addToCart = async (item: CartItemRef, quantity = 1): Promise<void> => {
  await addAllToCart([{ item, quantity }])
}

/** The same for several items, in one request: all of them, or none. */
export const addAllToCart = async (wanted: readonly Wanted[]): Promise<void> => {
  if (useCart.getState().disabled) return
  const isAdded = await attempt((sync) => sync.add(...wanted))
  if (isAdded) openCartPreview()
}

/** Gives a line another quantity at once and tells the shop; a later call for the same line supersedes this one. */
export const changeQuantity = async (item: CartItemRef, quantity: number): Promise<void> => {
  await attempt((sync) => sync.change(item, quantity))
}

/** Takes a line out of the cart. */
export const removeLine = async (item: CartItemRef): Promise<void> => {
  await attempt((sync) => sync.remove(item))
}

/** Takes every line out of the cart. */
export const clearCart = async (): Promise<void> => {
  await attempt((sync) => sync.clear())
}

/** Undoes a removal. @param promoCode the one that was used with the lines */
export const putBackLines = async (lines: readonly CartLine[], promoCode: string | null): Promise<void> => {
  await attempt((sync) => sync.putBack(lines, promoCode))
}

/** Reads the shop's cart again, for names, prices and totals; the store says when that failed. */
export const refreshCart = async (): Promise<void> => {
  await attempt((sync) => sync.refresh())
}

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

export const closeCartPreview = (): void => {
  useCart.setState({ previewOpen: false, justAdded: null })
}

/** Puts a promo code on the cart; resolves with what it gives. @throws ShopError with the reason it cannot be used */
export const applyPromoCode = async (promoCode: string): Promise<string> =>
  (await loadSync()).applyPromoCode(promoCode)

/** Takes the promo code off the cart. @throws ShopError */
export const removePromoCode = async (): Promise<void> => (await loadSync()).removePromoCode()
