import { sessionStore } from '../platform/storage'

const KEY = 'checkoutOrder'

/**
 * The cart of the order placed in this tab: a reload of Confirm still shows it, though the local cart is empty by then.
 * In the tab's own storage and not in the address: whoever followed a link would see somebody else's order.
 */
export const rememberOrder = (cartId: string): void => sessionStore.set(KEY, cartId)

export const rememberedOrder = (): string | null => sessionStore.get(KEY)
