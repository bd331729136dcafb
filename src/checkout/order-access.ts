import { sessionStore } from '../platform/storage'
import { isOrderNumber } from '../orders'
import { startedOrder } from './started-orders'

const KEY = 'orderAccess'

/** What opens an order by its number: what a lookup answered. */
type OrderAccess = { number: string; access: string }

/** Beside the tab's storage, which may be blocked. */
let kept: OrderAccess | null = null

const stored = (): OrderAccess | null => {
  const [number, access] = sessionStore.get(KEY)?.split(' ') ?? []
  return number && access ? { number, access } : null
}

/** Keeps it for this tab, so that a reload does not ask again; the tab's end forgets it. */
export const keepAccess = (number: string, access: string): void => {
  kept = { number, access }
  sessionStore.set(KEY, `${number} ${access}`)
}

export const forgetAccess = (): void => {
  kept = null
  sessionStore.remove(KEY)
}

/** What opens this order: a lookup of this tab, or that this browser began it a while ago; null when nothing does. */
export const accessTo = (number: string): string | null => {
  const known = kept ?? stored()
  return known?.number === number ? known.access : (startedOrder(number)?.access ?? null)
}

/** The header of calls on `/carts/{id}/`: it opens an order by its number, and what is personal of it by its cart's id. */
export const orderAccessHeader = (id: string): { 'order-access'?: string } => {
  const access = isOrderNumber(id) ? accessTo(id) : startedOrder(id)?.access
  return access ? { 'order-access': access } : {}
}
