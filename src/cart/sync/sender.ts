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

/** The unanswered request, stored so that the next page or another tab can repeat it after this page is left. If the stored value
 * is invalid, nothing is repeated; the shop's cart is read and compared in any case. */
const STORED_REQUEST = persisted<UnansweredRequest | null>({
  key: 'cartRequest',
  area: 'local',
  empty: null,
  parse: parseUnanswered,
})

const remember = (unanswered: UnansweredRequest | null): void => {
  useCart.setState({ unanswered })
  if (unanswered) STORED_REQUEST.write(unanswered)
  else STORED_REQUEST.clear()
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
 * Repeats a request without an answer, with the same key, so that the shop carries it out exactly once. The shop may repeat its
 * first answer, so the cart has to be read again.
 * @throws ShopError when the shop still cannot be reached
 */
export const repeatUnanswered = async (): Promise<void> => {
  const { id, unanswered: own } = useCart.getState()
  const unanswered = own ?? STORED_REQUEST.read()
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
    // A refusal is an answer: its change is compared with the shop's cart again.
  }
}

/** Refusals which mean that the cart can no longer be used; `keepLines` says whether its lines go into the next cart. */
const NEW_CART: Partial<Record<ShopError['code'], { keepLines: boolean }>> = {
  cart_not_found: { keepLines: true },
  order_cancelled: { keepLines: true },
  order_placed: { keepLines: false },
  order_complete: { keepLines: false },
}

/** The ways around a refusal that one run has not tried yet; each is tried once, so that the run ends. */
type Run = { bulk: boolean; mayStartOver: boolean; mayReread: boolean }

/** Finds a way around a refusal, or drops the refused changes. Throws errors that concern every change. */
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

/** Applies a promo code to the cart, or removes it. Call it only inside `serially`. @throws ShopError */
export const setPromoCode = async (promoCode: string | null, by: Origin): Promise<void> => {
  const { id } = await ensureRemoteCart()
  const cart = await patchPromoCode(id, promoCode)
  useCart.setState({ promoCode: cart.promo_code })
  updateLines('shop', acceptAnswer(cart))
  const discount = toCents(cart.totals.discount)
  emit(promoCode ? { type: 'cart/promo-applied', promoCode, by, discount } : { type: 'cart/promo-removed' })
}

/** Emits an event if the shop refused the code, and rethrows the error. */
export const emitRefused = (promoCode: string, by: Origin, error: unknown): never => {
  if (error instanceof ShopError && !isGeneral(error))
    emit({ type: 'cart/promo-refused', promoCode, by, code: error.code })
  throw error
}

/** Applies a saved promo code of a link once the cart has items. A refused code is deleted. */
const applySavedPromoCode = async (): Promise<void> => {
  const { promoCode, remote } = useCart.getState()
  const isApplied = promoCode?.toUpperCase() === remote?.promo_code?.toUpperCase()
  if (!promoCode || !remote || remote.items.length === 0 || isApplied) return
  try {
    await setPromoCode(promoCode, 'link').catch((error: unknown) => emitRefused(promoCode, 'link', error))
  } catch (error) {
    if (!(error instanceof ShopError) || isGeneral(error)) throw error
    useCart.setState({ promoCode: null })
    notify({ type: 'info', title: 'Promo code not used', message: error.message })
  }
}

/** Whether the cart has lines, or had some on an earlier visit. */
export const isCartUsed = (): boolean => {
  const { id, products } = useCart.getState()
  return id !== null || products.length > 0
}

/** Sends requests until no change is pending. Call it only inside `serially`. @throws ShopError if it concerns every change */
export const drain = async (): Promise<void> => {
  const run: Run = { bulk: true, mayStartOver: true, mayReread: true }
  await repeatUnanswered()
  if (isCartUsed()) await ensureRemoteCart()
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
 * Sends the pending changes, one request after the other, until none is left. If a line changes several times during a request,
 * only its last quantity is sent. Resolves when all are answered, or when the shop cannot be reached: then the changes stay pending
 * and are retried. Never rejects: a refusal is shown to the shopper.
 */
export const push = (): Promise<void> => (next ??= enqueue(drainNext))
