import { ShopError, type ShopCart } from '../../platform/http'
import { notify } from '../../ui'
import { useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { patchPromoCode } from './remote-cart'
import { acceptRemoteCart } from './transitions'

/**
 * Puts a promo code on the cart and saves it, or takes it off with null.
 * @throws ShopError with the reason when the shop does not take it; the cart and the saved code stay as they were
 */
export const changePromoCode = async (promoCode: string | null): Promise<ShopCart> => {
  const { id } = await ensureRemoteCart()
  const cart = await patchPromoCode(id, promoCode)
  useCart.setState({ promoCode: cart.promo_code })
  acceptRemoteCart(cart)
  return cart
}

const isSame = (one: string, other: string | null): boolean => one.toUpperCase() === other?.toUpperCase()

/** Puts a code that came with a link on the cart once there is something in it. A refused one is forgotten. */
export const applySavedPromoCode = async (): Promise<void> => {
  const { promoCode, remote } = useCart.getState()
  if (!promoCode || !remote || remote.items.length === 0 || isSame(promoCode, remote.promo_code)) return
  try {
    await changePromoCode(promoCode)
  } catch (error) {
    if (!(error instanceof ShopError) || error.code === 'network') throw error
    useCart.setState({ promoCode: null })
    notify({ type: 'info', title: 'Promo code not used', message: error.message })
  }
}
