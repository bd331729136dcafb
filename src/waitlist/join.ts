import { type CatalogueItem, codeOf } from '../catalogue'
import { linkProps } from '../content'
import { answer, idempotencyHeader, shop } from '../platform/http'
import { WAITLIST_WORDING } from '../../shared/consent-wordings'
import type { Joining } from './schema'

/** The path of the item's page, which holds the form; empty when it has none. */
export const pageOf = (item: CatalogueItem): string => linkProps(item.detailsLink)?.href ?? ''

/** Adds somebody to an item's waitlist. @throws ShopError when the shop refuses or cannot be reached */
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
