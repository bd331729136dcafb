import { promiseOf } from '../../../shared/orders'
import { reasonLabel } from '../data/stock'
import type { ItemType, StockStatus } from '../data/types'

/** A SIM card works only after identity and address are verified (RICA); said on product, cart and confirmation. */
export const RICA_NOTICE =
  'RICA: a SIM card works only once your identity and address have been verified. Keep your ID and a proof of address at hand.'

/** Whether it can be had. */
export const stockWords = (stock: StockStatus, type: ItemType): string => {
  if (stock !== 'in_stock') return reasonLabel(stock, type === 'bundle')
  return type === 'service' ? 'Available' : 'In stock'
}

/** What follows those words when it is bought; nothing where it cannot be. @param day when it arrives, if that is known */
export const whatHappensNext = (stock: StockStatus, type: ItemType, day?: string): string => {
  if (stock !== 'in_stock') return ''
  if (type === 'service') return ', we call you within 24 hours'
  const promise = promiseOf('standard', day)
  return `, ${promise.charAt(0).toLowerCase()}${promise.slice(1)}`
}
