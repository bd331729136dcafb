import { promiseOf } from '../orders'
import type { ItemType, StockStatus } from './types'

/** A SIM card works only after identity and address are verified (RICA); said on product, cart and confirmation. */
export const RICA_NOTICE =
  'RICA: a SIM card works only once your identity and address have been verified. Keep your ID and a proof of address at hand.'

/** Reason labels of spec 8. */
const NOT_FOR_SALE: Record<Exclude<StockStatus, 'in_stock'>, string> = {
  out_of_stock: 'Out of stock',
  pre_order_only: 'Pre-order only',
  unavailable: 'Product no longer purchasable',
}
const BUNDLE_UNAVAILABLE = 'Bundle no longer purchasable'

/** Whether it can be had. */
export const stockWords = (stock: StockStatus, type: ItemType): string => {
  if (stock === 'unavailable' && type === 'bundle') return BUNDLE_UNAVAILABLE
  if (stock !== 'in_stock') return NOT_FOR_SALE[stock]
  return type === 'service' ? 'Available' : 'In stock'
}

/** What follows those words when it is bought; nothing where it cannot be. @param day when it arrives, if that is known */
export const whatHappensNext = (stock: StockStatus, type: ItemType, day?: string): string => {
  if (stock !== 'in_stock') return ''
  if (type === 'service') return ', we call you within 24 hours'
  const promise = promiseOf('standard', day)
  return `, ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`
}
