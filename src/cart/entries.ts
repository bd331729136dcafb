import { useEffect } from 'react'
import { CART_ENTRIES_PATH, type CartEntries } from '../catalogue'
import { whileWorking } from '../platform/readiness'
import { useCart } from './store'

/** Milliseconds after which the cart is shown without the editors' texts. */
const TIMEOUT = 3000

const fetchEntries = async (): Promise<CartEntries> => {
  try {
    const response = await fetch(CART_ENTRIES_PATH, { signal: AbortSignal.timeout(TIMEOUT) })
    if (!response.ok) throw new Error(`The site answered with ${response.status}.`)
    return (await response.json()) as CartEntries
  } catch (error) {
    // The cart shows the shop's own names instead.
    console.warn('The editors’ texts for the cart could not be loaded.', error)
    return { entries: [], bundleEntries: [] }
  }
}

let loading: Promise<CartEntries> | undefined

const load = async (): Promise<CartEntries> => {
  const entries = await whileWorking(fetchEntries())
  useCart.setState({ entries })
  loading = undefined
  return entries
}

/** Loads the editors' texts for every item that a cart can contain, and stores them with the cart; empty if that fails. */
export const loadEntries = async (): Promise<CartEntries> =>
  useCart.getState().entries ?? (await (loading ??= load()))

/** The entries, for a page that was built without them; null while they are loading. */
export const useLoadedEntries = (): CartEntries | null => {
  const entries = useCart((cart) => cart.entries)
  useEffect(() => {
    if (!entries) void loadEntries()
  }, [entries])
  return entries
}
