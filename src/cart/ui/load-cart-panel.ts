import { whileWorking } from '../../platform/readiness'

/** The panel and the dialog under it, loaded once something is about to open it. */
export const loadCartPanel = () => whileWorking(import(/* webpackChunkName: "cart-panel" */ './cart-panel'))

/** Fetches the panel ahead of the tap. If that fails, opening it tries again. */
export const preloadCartPanel = (): void => {
  if (!navigator.onLine) return
  loadCartPanel().catch((error: unknown) => console.warn('The cart panel could not be loaded ahead.', error))
}
