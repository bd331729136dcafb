import { readCookie } from '../../platform/cookies'
import { platformOf } from '../../platform/device'
import { answer, answerIfKnown, idempotencyHeader, shop, type ShopError } from '../../platform/http'
import type { ShopCart } from '../../../shared/orders'
import { adoptCart } from '../rules/reducer'
import { readCartIfChanged, useCart } from '../store'
import type { CartRequest } from './requests'
import { updateLines } from './update-lines'

/** Codes of failures that end without an action of the shopper. */
export const TEMPORARY = ['network', 'too_many_tries', 'temporarily_unavailable']

/** Whether a failure does not concern a single line: the same request may be sent again with the same key. */
export const isGeneral = ({ code }: ShopError): boolean =>
  [...TEMPORARY, 'unexpected', 'internal_error'].includes(code)

const path = (id: string) => ({ path: { id } })

/** POST carts/. @throws ShopError */
const createRemoteCart = (): Promise<ShopCart> =>
  answer(
    shop.POST('/carts/', {
      body: {
        source: 'shop',
        tracking_attribution: { platform: platformOf(navigator.userAgent), wau: readCookie('wau') },
      },
      headers: idempotencyHeader(),
    }),
  )

/** GET carts/{id}/; null when the shop does not know the id. @throws ShopError */
export const fetchRemoteCart = (id: string): Promise<ShopCart | null> =>
  answerIfKnown(shop.GET('/carts/{id}/', { params: path(id) }), 'cart_not_found')

/** POST carts/{id}/items/ or bulk_add/, or DELETE items/; the shop carries it out once for each key. @throws ShopError */
export const sendCartRequest = (id: string, request: CartRequest, key: string): Promise<ShopCart> => {
  const options = { params: path(id), headers: idempotencyHeader(key) }
  switch (request.call) {
    case 'items':
      return answer(shop.POST('/carts/{id}/items/', { ...options, body: request.body }))
    case 'bulk_add':
      return answer(shop.POST('/carts/{id}/bulk_add/', { ...options, body: request.body }))
    case 'clear':
      return answer(shop.DELETE('/carts/{id}/items/', options))
  }
}

/** PATCH carts/{id}/ with a promo code; null removes it. @throws ShopError */
export const patchPromoCode = (id: string, promoCode: string | null): Promise<ShopCart> =>
  answer(shop.PATCH('/carts/{id}/', { params: path(id), body: { promo_code: promoCode } }))

/** GET carts/{id}/validate_promo_code/{code}/: the discount that the code would give. @throws ShopError with the reason */
export const validatePromoCode = (id: string, code: string) =>
  answer(shop.GET('/carts/{id}/validate_promo_code/{code}/', { params: { path: { id, code } } }))

/**
 * The shop's cart of this browser. It is read once per page view and again when it may have changed, and created if there is none
 * or the shop no longer knows it. The lines of this browser are what the shopper wants, so lines that differ become pending
 * changes. Call it only inside `serially` (queue.ts), so that the cart does not change between reading and using it.
 * @throws ShopError when the shop refuses or cannot be reached
 */
export const ensureRemoteCart = async (): Promise<ShopCart> => {
  // Another tab may have just created a cart.
  readCartIfChanged()
  const { id, remote, remoteStale } = useCart.getState()
  if (remote && !remoteStale) return remote
  const current = (id ? await fetchRemoteCart(id) : null) ?? (await createRemoteCart())
  // The state is read after the request, so changes made during the request are kept.
  updateLines('shop', adoptCart(current, true))
  return current
}

/** Replaces the cart by a new one; with `keepLines` its lines are added to the new one. @throws ShopError */
export const startNewCart = async (keepLines: boolean): Promise<void> =>
  updateLines('shop', adoptCart(await createRemoteCart(), keepLines))
