import type { ShopCart } from '../../shared/orders'
import { useCart } from './store'

/** The id of the shop's cart; null until something was added. */
export const getCartId = (): string | null => useCart.getState().id

/** Says that the shop's cart was changed from outside: it is read again where it is shown next. */
export const cartHasChanged = (): void => {
  useCart.setState({ remoteStale: true })
}

/** Hears every answer about the cart together with the one before, to tell what was added or taken out. */
export const subscribeToRemoteCart = (
  listener: (now: ShopCart, before: ShopCart | null) => void,
): (() => void) =>
  useCart.subscribe(({ remote }, { remote: before }) => {
    if (remote && remote !== before) listener(remote, before)
  })
