import { useEffect } from 'react'
import { CART_ENTRIES_PATH, type CartEntries } from '../catalogue'
import { whileWorking } from '../platform/readiness'
import { useCart } from './store'

/** How long (ms) a cart waits for the texts of the editors: it is usable without them. */
const PATIENCE = 3000

const fetchEntries = async (): Promise<CartEntries> => {
  try {
    const response = await fetch(CART_ENTRIES_PATH, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new Error(`The site answered with ${response.status}.`)
    return (await response.json()) as CartEntries
  } catch (error) {
    // The shop's own names are shown instead.
    console.warn('The words of the content on what is in the cart could not be loaded.', error)
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

/** The content's texts for all items that a cart can hold, stored with the cart; empty if they cannot be read. */
export const loadEntries = async (): Promise<CartEntries> =>
  useCart.getState().entries ?? (await (loading ??= load()))

/** The entries for a page that was built without them; null until they have arrived or failed. */
export const useLoadedEntries = (): CartEntries | null => {
  const entries = useCart((cart) => cart.entries)
  useEffect(() => {
    if (!entries) void loadEntries()
  }, [entries])
  return entries
}
