import { type ShopError, toShopError } from '../../platform/http'
import type { CartRequest } from '../rules/unanswered'
import { isUsed, useCart } from '../store'
import { ensureRemoteCart, startNewCart } from './ensure-remote-cart'
import { confirmedKeys, nextRequest } from './next-request'
import { repeatUnanswered, sendOnce } from './outbox'
import { applySavedPromoCode } from './promo-code'
import { linesOf } from './remote-lines'
import { enqueue, isGeneral } from './queue'
import { acceptRemoteCart, confirmChanges, failChanges } from './transitions'

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
    await startNewCart(nextCart)
  } else if (error.code === 'not_in_cart' && run.mayReread) {
    run.mayReread = false
    useCart.setState({ remoteStale: true })
  } else if (call === 'bulk_add') {
    run.bulk = false
  } else {
    failChanges(keys, error)
  }
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
    else confirmChanges(pending, [...pending.keys()])
  }
  await applySavedPromoCode()
}

const send = async (cartId: string, request: CartRequest, run: Run): Promise<void> => {
  const { pending } = useCart.getState()
  try {
    const answered = await sendOnce(cartId, request)
    acceptRemoteCart(answered)
    confirmChanges(pending, confirmedKeys(request, linesOf(answered), pending))
  } catch (error) {
    await recover(toShopError(error), request, run)
  }
}

let next: Promise<void> | undefined

const drainNext = (): Promise<void> => {
  next = undefined
  return drain()
}

/**
 * Sends the pending changes, one request after the other, until none is left; a line changed again while its request is
 * on the way is sent with its last quantity only. Resolves when all is answered, or when the shop cannot be reached:
 * then the changes stay pending and are sent again by themselves. Never rejects: a refusal is told to the shopper.
 */
export const push = (): Promise<void> => (next ??= enqueue(drainNext))
