import { emit } from '../../platform/events'
import { toCents } from '../../../shared/money'
import { ShopError, toShopError } from '../../platform/http'
import { persisted } from '../../platform/persisted'
import { randomId } from '../../platform/random-id'
import type { ShopCart } from '../../../shared/orders'
import { notify } from '../../ui'
import { acceptAnswer, confirmChanges, linesOf } from '../rules/reducer'
import { useCart } from '../store'
import {
  type CartRequest,
  confirmedKeys,
  mayStillArrive,
  nextRequest,
  parseUnanswered,
  type UnansweredRequest,
} from './requests'
import { ensureRemoteCart, isGeneral, patchPromoCode, sendCartRequest, startNewCart } from './shop-cart'
import { enqueue } from './queue'
import { failChanges, updateLines } from './update-lines'

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

/** Refusals that mean "not this cart any more", and whether its lines belong in the next one or were ordered. */
const NEW_CART: Partial<Record<ShopError['code'], { keepLines: boolean }>> = {
  cart_not_found: { keepLines: true },
  order_cancelled: { keepLines: true },
  order_placed: { keepLines: false },
  order_complete: { keepLines: false },
}

/** What one run has tried already, so that it ends. */
type Run = { bulk: boolean; mayStartOver: boolean; mayReread: boolean }

/** Finds a way around a refusal, or drops the changes it was about. Throws what concerns every change. */
const recover = async (error: ShopError, { call, keys }: CartRequest, run: Run): Promise<void> => {
  const nextCart = NEW_CART[error.code]
  if (isGeneral(error)) throw error
  if (nextCart && run.mayStartOver) {
    run.mayStartOver = false
    await startNewCart(nextCart.keepLines)
  } else if (error.code === 'not_in_cart' && run.mayReread) {
    run.mayReread = false
    useCart.setState({ remoteStale: true })
  } else if (call === 'bulk_add') {
    run.bulk = false
  } else {
    failChanges(keys, error)
  }
}

const send = async (cartId: string, request: CartRequest, run: Run): Promise<void> => {
  const { pending } = useCart.getState()
  const sent = { cartId, request, key: randomId(), sentAt: Date.now() }
  remember(sent)
  try {
    const answered = await deliver(sent)
    updateLines('shop', acceptAnswer(answered))
    useCart.setState(confirmChanges(pending, confirmedKeys(request, linesOf(answered), pending)))
  } catch (error) {
    await recover(toShopError(error), request, run)
  }
}

type Origin = 'shopper' | 'link'

/** Puts a promo code on the cart, or takes it off. Call it serially only. @throws ShopError */
export const setPromoCode = async (promoCode: string | null, by: Origin): Promise<void> => {
  const { id } = await ensureRemoteCart()
  const cart = await patchPromoCode(id, promoCode)
  useCart.setState({ promoCode: cart.promo_code })
  updateLines('shop', acceptAnswer(cart))
  const discount = toCents(cart.totals.discount)
  emit(promoCode ? { type: 'cart/promo-applied', promoCode, by, discount } : { type: 'cart/promo-removed' })
}

/** Reports a code that the shop does not take, and throws the failure again. */
export const emitRefused = (promoCode: string, by: Origin, error: unknown): never => {
  if (error instanceof ShopError && !isGeneral(error))
    emit({ type: 'cart/promo-refused', promoCode, by, code: error.code })
  throw error
}

/** Puts a code that came with a link on the cart once there is something in it. A refused one is forgotten. */
const applySavedPromoCode = async (): Promise<void> => {
  const { promoCode, remote } = useCart.getState()
  const isUsed = promoCode?.toUpperCase() === remote?.promo_code?.toUpperCase()
  if (!promoCode || !remote || remote.items.length === 0 || isUsed) return
  try {
    await setPromoCode(promoCode, 'link').catch((error: unknown) => emitRefused(promoCode, 'link', error))
  } catch (error) {
    if (!(error instanceof ShopError) || isGeneral(error)) throw error
    useCart.setState({ promoCode: null })
    notify({ type: 'info', title: 'Promo code not used', message: error.message })
  }
}

/** Whether there is, or was on an earlier visit, something in the cart. */
export const isUsed = (): boolean => {
  const { id, products } = useCart.getState()
  return id !== null || products.length > 0
}

/** Brings the shop's cart to what the shopper wants. Call it serially only. @throws ShopError for what concerns it
 * all */
export const drain = async (): Promise<void> => {
  const run: Run = { bulk: true, mayStartOver: true, mayReread: true }
  await repeatUnanswered()
  if (isUsed()) await ensureRemoteCart()
  while (useCart.getState().pending.size > 0) {
    const remote = await ensureRemoteCart()
    const { pending } = useCart.getState()
    const request = nextRequest(linesOf(remote), pending, run)
    if (request) await send(remote.id, request, run)
    else useCart.setState(confirmChanges(pending, [...pending.keys()]))
  }
  await applySavedPromoCode()
}

let next: Promise<void> | undefined

const drainNext = (): Promise<void> => {
  next = undefined
  return drain()
}

/**
 * Sends the pending changes, one request after the other, until none is left; a line changed again while its request is
 * on the way is sent with its last quantity only. Resolves when all is answered, or when the shop cannot be reached:
 * then the changes stay pending and are sent again by themselves. Never rejects: a refusal is shown to the shopper.
 */
export const push = (): Promise<void> => (next ??= enqueue(drainNext))
