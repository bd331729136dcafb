import { persistedText } from '../platform/persisted'

/**
 * The cart of the order placed in this tab: a reload of Confirm still shows it, though the local cart is empty by then.
 * In the tab's own storage and not in the address: whoever followed a link would see somebody else's order.
 */
const ORDER = persistedText('checkoutOrder', 'session')

export const rememberOrder = (cartId: string): void => void ORDER.write(cartId)

/** '' when there is none. */
export const rememberedOrder = ORDER.read
