import { useEffect } from 'react'
import { nextTask } from '../platform/idle'
import { initialiseCart } from './initialise'
import { countItems } from './rules/lines'
import { useCart } from './store'

/** Wakes the saved cart after mount, whichever part of the cart a page shows first. */
export const useWakeCart = (): void => {
  useEffect(() => void nextTask().then(initialiseCart), [])
}

/** Wakes the saved cart, too; true once it is read. */
export const useCartAwake = (): boolean => {
  useWakeCart()
  return useCart((cart) => cart.initialised)
}

/** How many pieces are in the cart; 0 until the saved cart is read. */
export const useCartCount = (): number => useCart((cart) => countItems(cart.products))

/** Whether the cart lies open over the page. */
export const useCartPreviewOpen = (): boolean => useCart((cart) => cart.previewOpen)
