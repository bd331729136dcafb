import { persistedText } from '../platform/persisted'
import { isOrderNumber } from '../orders'
import { startedOrder } from './started-orders'

/** What opens an order: its number and what a lookup answered, with a space between them. */
const ACCESS = persistedText('orderAccess', 'session')

/** Keeps it for this tab, so that a reload does not ask again; the tab's end forgets it. */
export const keepAccess = (number: string, access: string): void => void ACCESS.write(`${number} ${access}`)

export const forgetAccess = ACCESS.clear

/** What opens this order: a lookup of this tab, or that this browser began it a while ago; null when nothing does. */
export const accessTo = (number: string): string | null => {
  const [known, access] = ACCESS.read().split(' ')
  return known === number && access ? access : (startedOrder(number)?.access ?? null)
}

/** The header of calls on `/carts/{id}/`: it opens an order by its number, and what is personal of it by its cart's id. */
export const orderAccessHeader = (id: string): { 'order-access'?: string } => {
  const access = isOrderNumber(id) ? accessTo(id) : startedOrder(id)?.access
  return access ? { 'order-access': access } : {}
}
