import { codeOf, type CatalogueItem } from '../catalogue'
import { answer, idempotencyHeader, shop } from '../platform/http'
import { WAITLIST_WORDING } from '../../shared/consent-wordings'
import { pageOf } from './page-of'
import type { Joining } from './schema'

/** Puts somebody on the list for an item. @throws ShopError when the shop refuses or cannot be reached */
export const join = async (
  item: CatalogueItem,
  { name, email, quantity, marketing }: Joining,
): Promise<void> => {
  const body = {
    item: codeOf(item),
    name,
    email,
    consent_version: WAITLIST_WORDING,
    page: pageOf(item),
    ...(item.stock === 'pre_order_only' && { quantity }),
    ...(marketing && { marketing: ['email' as const] }),
  }
  await answer(shop.POST('/waitlist/', { body, headers: idempotencyHeader() }))
}
