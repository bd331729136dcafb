import type { Reason, Stocked } from './catalogue-words'

export interface Availability {
  canBePurchased: boolean
  reason: Reason | null
}

/** Whether it can be bought at all now: the back office's decision first, then the stock. */
export function availability(item: Stocked): Availability {
  if (!item.canBePurchased) return { canBePurchased: false, reason: item.reasonNotAvailable }
  if (item.stock === 0) return { canBePurchased: false, reason: 'out_of_stock' }
  return { canBePurchased: true, reason: null }
}
