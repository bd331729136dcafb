import { sessionStore } from '../platform/storage'
import { isOrderNumber } from './order-number'

const KEY = 'orderAccess'

/** What opens an order by its number: what a lookup answered, or the id of the cart that became it. */
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

/** What opens this order in this tab; null when nothing does. */
export const accessTo = (number: string): string | null => {
  const known = kept ?? stored()
  return known?.number === number ? known.access : null
}

/** The header of calls on `/carts/{id}/` when the id is an order number; none with a cart's own id. */
export const orderAccessHeader = (id: string): { 'order-access'?: string } => {
  const access = isOrderNumber(id) ? accessTo(id) : null
  return access ? { 'order-access': access } : {}
}
