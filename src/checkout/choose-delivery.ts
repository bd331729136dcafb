import { cartHasChanged } from '../cart'
import type { Delivery } from '../orders'
import { saveShipping } from './shop'
import { setRemoteCart, useCheckout } from './store'

const saveWanted = async (): Promise<void> => {
  const { remoteCart, wantedDelivery: delivery } = useCheckout.getState()
  if (!remoteCart || !delivery || delivery === remoteCart.delivery) return
  const saved = await saveShipping(remoteCart.id, { delivery })
  cartHasChanged()
  // Another answer came meanwhile (the step was saved): this one may be older than that.
  if (useCheckout.getState().remoteCart === remoteCart) setRemoteCart(saved)
  return saveWanted()
}

/**
 * Puts a delivery on the shop's cart at once, so that the total beside the choice is the shop's. The last of several quick
 * choices counts.
 * @throws ShopError; the cart stays as it was
 */
export const chooseDelivery = async (delivery: Delivery): Promise<void> => {
  const isUnderWay = useCheckout.getState().wantedDelivery !== null
  useCheckout.setState({ wantedDelivery: delivery })
  if (isUnderWay) return
  try {
    await saveWanted()
  } finally {
    useCheckout.setState({ wantedDelivery: null })
  }
}
