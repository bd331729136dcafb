import { toShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { randomId } from '../../platform/random-id'
import { persisted } from '../../platform/persisted'
import {
  type CartRequest,
  mayStillArrive,
  parseUnanswered,
  type UnansweredRequest,
} from '../rules/unanswered'
import { useCart } from '../store'
import { sendCartRequest } from './remote-cart'
import { isGeneral } from './queue'

/**
 * The request under way, so that the next page, or another tab, knows of it when this one is left. Where it makes no sense
 * nothing is sent again; the shop's cart is read and compared in any case.
 */
const UNDER_WAY = persisted<UnansweredRequest | null>({
  key: 'cartRequest',
  area: 'local',
  empty: null,
  parse: parseUnanswered,
})

const remember = (unanswered: UnansweredRequest | null): void => {
  useCart.setState({ unanswered })
  if (unanswered) UNDER_WAY.write(unanswered)
  else UNDER_WAY.clear()
}

const deliver = async (unanswered: UnansweredRequest): Promise<ShopCart> => {
  const { cartId, request, key } = unanswered
  try {
    const cart = await sendCartRequest(cartId, request, key)
    remember(null)
    return cart
  } catch (error) {
    const refusal = toShopError(error)
    if (!isGeneral(refusal)) remember(null)
    throw refusal
  }
}

/** Sends a request, and remembers it until it is answered. @throws ShopError */
export const sendOnce = (cartId: string, request: CartRequest): Promise<ShopCart> => {
  const unanswered = { cartId, request, key: randomId(), sentAt: Date.now() }
  remember(unanswered)
  return deliver(unanswered)
}

/**
 * Sends a request whose answer was lost once more, with its own key, so that it has happened exactly once whatever
 * became of the first. Its answer may be that of the first time: the cart is to be read again.
 * @throws ShopError when the shop still cannot be reached
 */
export const repeatUnanswered = async (): Promise<void> => {
  const { id, unanswered: own } = useCart.getState()
  const unanswered = own ?? UNDER_WAY.read()
  if (!unanswered) return
  if (!mayStillArrive(unanswered, id, Date.now())) {
    remember(null)
    return
  }
  useCart.setState({ remoteStale: true })
  try {
    await deliver(unanswered)
  } catch (error) {
    const refusal = toShopError(error)
    if (isGeneral(refusal)) throw refusal
    // A refusal is an answer: the change behind it is compared with the shop's cart again.
  }
}
