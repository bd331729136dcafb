import { create } from 'zustand'
import { loadCatalogue } from './load-catalogue'
import type { LoadedCatalogue } from './types'

type LiveState = {
  /** Undefined until the shop has answered: the build's products stand until then. */
  catalogue?: LoadedCatalogue
  /** The browser's clock, ms since 1970; undefined until the page is awake: the build's moment stands until then. */
  now?: number
}

/** What the page has learnt since it was built. Starts empty, so that the first render equals the server's. */
export const useLive = create<LiveState>(() => ({}))

/** Asks the shop again and shows the answer, in step with the browser's clock. Rejects like {@link loadCatalogue}. */
export const refreshCatalogue = async (): Promise<void> => {
  const catalogue = await loadCatalogue({ fresh: true })
  useLive.setState({ catalogue, now: Date.now() })
}

/** Called by every island that shows a product; only the first call of a page view asks the shop. */
export const wakeCatalogue = async (): Promise<void> => {
  if (useLive.getState().now === undefined) useLive.setState({ now: Date.now() })
  if (useLive.getState().catalogue) return
  try {
    const catalogue = await loadCatalogue()
    useLive.setState({ catalogue })
  } catch (error) {
    // The prices of the build stay on the page; the cart asks the shop again and tells the shopper if that fails.
    console.warn('The prices on this page could not be refreshed.', error)
  }
}
