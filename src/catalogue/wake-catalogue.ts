import { useLive } from './live'
import { loadCatalogue } from './load-catalogue'

/** An answer this old (ms) is still good enough to look at; what goes into the cart is asked again. */
const GOOD_TO_LOOK_AT = 60_000

/** Called by every island that shows a product: brings the page in step with the browser's clock and the shop. */
export const wakeCatalogue = async (): Promise<void> => {
  if (useLive.getState().now === undefined) useLive.setState({ now: Date.now() })
  try {
    await loadCatalogue({ maxAge: GOOD_TO_LOOK_AT })
  } catch (error) {
    // The prices of the build stay on the page; the cart asks the shop again and tells the shopper if that fails.
    console.warn('The prices on this page could not be refreshed.', error)
  }
}
