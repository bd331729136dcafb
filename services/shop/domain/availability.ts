import { reasonLabel } from '../../../src/catalogue/rules'
import type { Reason, Sellable, Stocked } from './catalogue'
import { Problem } from './problem'

/** The visitors' storefront. Other storefronts need a proof that a visitor comes from there, which does not exist yet. */
export const VISITORS_STOREFRONT = 'shop'

/** Whether the requested storefront lists the item, and visitors may see it there. */
const isListed = (item: Sellable, storefront: string): boolean =>
  item.isListed && [storefront, VISITORS_STOREFRONT].every((name) => item.storefronts.includes(name))

/** Refuses an item that the storefront does not list. `field` names the request's field. */
export function assertListed(item: Sellable, storefront: string, field: string): void {
  if (!isListed(item, storefront)) {
    throw new Problem('not_available', `${item.name} is not sold in this shop.`, { [field]: 'Not sold here' })
  }
}

/**
 * Refuses an item that the storefront does not list or that nobody can buy (spec 5, cart): out_of_stock when none is left,
 * not_available for every other reason. `field` names the request's field.
 */
export function assertAvailable(item: Sellable, storefront: string, field: string): void {
  assertListed(item, storefront, field)
  const { canBePurchased, reason } = availability(item)
  if (!canBePurchased) {
    const label = reasonLabel(reason ?? 'unavailable', item.kind === 'bundle')
    const code = item.canBePurchased ? 'out_of_stock' : 'not_available'
    throw new Problem(code, `${item.name}: ${label}.`, { [field]: label })
  }
}

/** Refuses a quantity above the item's own limit or above the stock. */
export function assertQuantity(item: Sellable, quantity: number, field: string): void {
  if (quantity > item.maxQuantity) {
    throw new Problem('quantity_above_maximum', `You can buy at most ${item.maxQuantity} of ${item.name}.`, {
      [field]: `At most ${item.maxQuantity}`,
    })
  }
  if (item.stock !== null && quantity > item.stock) {
    throw new Problem('out_of_stock', `Only ${item.stock} of ${item.name} left.`, {
      [field]: `Only ${item.stock} left`,
    })
  }
}

/** Spec 8: the text for an item that cannot be bought for another reason than its stock. */
export const unavailableLabel = (item: Sellable): string => reasonLabel('unavailable', item.kind === 'bundle')

interface Availability {
  canBePurchased: boolean
  reason: Reason | null
}

/** Whether an item can be bought now: the back office's decision counts first, then the stock. */
export function availability(item: Stocked): Availability {
  if (!item.canBePurchased) return { canBePurchased: false, reason: item.reasonNotAvailable }
  if (item.stock === 0) return { canBePurchased: false, reason: 'out_of_stock' }
  return { canBePurchased: true, reason: null }
}

/** Without a storefront every item counts, so that a build can show items that are not sold at the moment. */
export const isListedIn = (item: Sellable, storefront: string | undefined): boolean =>
  storefront === undefined || isListed(item, storefront)

/** Every word of the search must occur in the name, description or code. */
export function matchesSearch(item: Sellable, search = ''): boolean {
  const text = `${item.name} ${item.description} ${item.code}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
