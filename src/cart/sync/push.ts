import { type ShopError, toShopError } from '../../platform/http'
import { useCart } from '../store'
import { ensureRemoteCart, startNewCart } from './ensure-remote-cart'
import { nextRequest, type CartRequest } from './next-request'
import { applySavedPromoCode } from './promo-code'
import { sendCartRequest } from './remote-cart'
import { linesOf } from './remote-lines'
import { acceptRemoteCart, fail, settle } from './transitions'

/** Refusals that mean "not this cart any more", and whether its lines belong in the next one or were ordered. */
const NEW_CART: Partial<Record<string, { keepLines: boolean }>> = {
  cart_not_found: { keepLines: true },
  order_cancelled: { keepLines: true },
  order_placed: { keepLines: false },
  order_complete: { keepLines: false },
}

/** Failures that say nothing about one line: whatever waits behind would fail the same way. */
const isGeneral = ({ code }: ShopError): boolean => ['network', 'unexpected', 'internal_error'].includes(code)

/** What one run has tried already, so that it ends. */
type Run = { bulk: boolean; mayStartOver: boolean; mayReread: boolean }

/** Finds a way around a refusal, or drops the wishes it was about. Throws what concerns every wish. */
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
    fail(keys, error)
  }
}

const drain = async (): Promise<void> => {
  const run: Run = { bulk: true, mayStartOver: true, mayReread: true }
  while (useCart.getState().intents.size > 0) {
    const remote = await ensureRemoteCart()
    const { intents } = useCart.getState()
    const request = nextRequest(linesOf(remote), intents, run)
    if (!request) {
      settle(intents, [...intents.keys()])
      break
    }
    try {
      acceptRemoteCart(await sendCartRequest(remote.id, request))
      settle(intents, request.keys)
    } catch (error) {
      await recover(toShopError(error), request, run)
    }
  }
  await applySavedPromoCode()
}

const drainAll = async (): Promise<void> => {
  do {
    try {
      await drain()
    } catch (error) {
      fail([...useCart.getState().intents.keys()], toShopError(error))
    }
    // A wish may have come while the last answer was read.
  } while (useCart.getState().intents.size > 0)
  running = undefined
}

let running: Promise<void> | undefined

/**
 * Sends the open wishes, one request after the other, until none is left; a line changed again while its request is
 * on the way is sent with its last quantity only. Never rejects: what fails is dropped and told to the shopper.
 */
export const push = (): Promise<void> => (running ??= drainAll())
