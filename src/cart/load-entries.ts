import { CART_ENTRIES_PATH, type CartEntries } from '../catalogue'
import { whileWorking } from '../platform/readiness'
import { useCart } from './store'

/** How long (ms) a cart waits for the editors' words: it is of use without them. */
const PATIENCE = 3000

const NONE: CartEntries = { entries: [], bundleEntries: [] }

const fetchEntries = async (): Promise<CartEntries> => {
  try {
    const response = await fetch(CART_ENTRIES_PATH, { signal: AbortSignal.timeout(PATIENCE) })
    if (!response.ok) throw new Error(`The site answered with ${response.status}.`)
    return (await response.json()) as CartEntries
  } catch (error) {
    // The shop's own words serve.
    console.warn('The words of the content on what is in the cart could not be loaded.', error)
    return NONE
  }
}

let asked: Promise<CartEntries> | undefined

const ask = async (): Promise<CartEntries> => {
  const entries = await whileWorking(fetchEntries())
  useCart.setState({ entries })
  asked = undefined
  return entries
}

/** What the content says of everything a cart can hold, kept with the cart; nothing where it cannot be read. */
export const loadEntries = async (): Promise<CartEntries> =>
  useCart.getState().entries ?? (await (asked ??= ask()))
