import { create } from 'zustand'
import { orderUrl, type ShopCart } from '../../../shared/orders'
import { forgetAccess } from '../order-memory'
import type { PayingPage } from '../payment/paying-page'
import { orderReturns } from './order-address'

export type OrderView =
  | { kind: 'loading' }
  /** `hasEnded`: this tab had opened the order before. */
  | { kind: 'ask'; number: string; hasEnded: boolean }
  | { kind: 'shown'; cart: ShopCart }
  | { kind: 'failed'; message: string }

/** The order's own page. Nothing of it is stored. */
export const useOrder = create<{ view: OrderView }>(() => ({ view: { kind: 'loading' } }))

export const showView = (view: OrderView): void => useOrder.setState({ view })

const shown = (): ShopCart | null => {
  const { view } = useOrder.getState()
  return view.kind === 'shown' ? view.cart : null
}
const keep = (cart: ShopCart): void => showView({ kind: 'shown', cart })

/** Paying on the order's own page, where the order goes by its number. */
export const ORDER: PayingPage = {
  shown,
  keep,
  lose: () => {
    const number = shown()?.id ?? ''
    forgetAccess()
    showView({ kind: 'ask', number, hasEnded: true })
  },
  returns: ({ id }) => orderReturns(window.location.origin, id),
  placed: (cart) => {
    window.history.replaceState(window.history.state, '', orderUrl(cart.id))
    keep(cart)
  },
}
