import { useCart } from './store'

/** Whether cart use is switched off, so that nothing can be put in (spec 4); the server's HTML knows. */
export const useCartDisabled = (): boolean => useCart((cart) => cart.disabled)
