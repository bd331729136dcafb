import { emit, toCents } from '../../platform/events'
import { ShopError } from '../../platform/http'
import { notify } from '../../ui'
import { useCart } from '../store'
import { ensureRemoteCart } from './ensure-remote-cart'
import { patchPromoCode, validatePromoCode } from './remote-cart'
import { serially } from './serially'
import { isGeneral } from './queue'
import { acceptRemoteCart } from './transitions'

type Origin = 'shopper' | 'link'

const setPromoCode = async (promoCode: string | null, by: Origin): Promise<void> => {
  const { id } = await ensureRemoteCart()
  const cart = await patchPromoCode(id, promoCode)
  useCart.setState({ promoCode: cart.promo_code })
  acceptRemoteCart(cart)
  const discount = toCents(cart.totals.discount)
  emit(promoCode ? { type: 'cart/promo-applied', promoCode, by, discount } : { type: 'cart/promo-removed' })
}

/** Tells of a code that the shop does not take, and hands the failure on. */
const emitRefused = (promoCode: string, by: Origin, error: unknown): never => {
  if (error instanceof ShopError && !isGeneral(error))
    emit({ type: 'cart/promo-refused', promoCode, by, code: error.code })
  throw error
}

/**
 * Puts a promo code on the cart and saves it; resolves with what it is, such as `10 % off`.
 * @throws ShopError with the reason when the shop does not take it; the cart and the saved code stay as they were
 */
export const applyPromoCode = (promoCode: string): Promise<string> =>
  serially(async () => {
    const { id } = await ensureRemoteCart()
    const { description } = await validatePromoCode(id, promoCode)
    await setPromoCode(promoCode, 'shopper')
    return description
  }).catch((error: unknown) => emitRefused(promoCode, 'shopper', error))

/** Takes the promo code off the cart and forgets it. @throws ShopError */
export const removePromoCode = (): Promise<void> => serially(() => setPromoCode(null, 'shopper'))

const isSame = (one: string, other: string | null): boolean => one.toUpperCase() === other?.toUpperCase()

/** Puts a code that came with a link on the cart once there is something in it. A refused one is forgotten. */
export const applySavedPromoCode = async (): Promise<void> => {
  const { promoCode, remote } = useCart.getState()
  if (!promoCode || !remote || remote.items.length === 0 || isSame(promoCode, remote.promo_code)) return
  try {
    await setPromoCode(promoCode, 'link').catch((error: unknown) => emitRefused(promoCode, 'link', error))
  } catch (error) {
    if (!(error instanceof ShopError) || isGeneral(error)) throw error
    useCart.setState({ promoCode: null })
    notify({ type: 'info', title: 'Promo code not used', message: error.message })
  }
}
