import { useCallback, useEffect, useState } from 'react'
import { toShopError } from '../../platform/http'
import { whileWorking } from '../../platform/readiness'
import { findOrder } from './find-order'
import { numberFromQuery, plainOrderUrl } from './order-address'
import type { OrderParts } from './order-parts'
import { showView, useOrder } from './order-store'

/** The form, the order and what it is paid with: code for those who come for an order. */
const loadParts = () => whileWorking(import(/* webpackChunkName: "order-parts" */ './order-parts'))

/** Finds the order of this address; answers the code that shows it, undefined where the network fails. */
const load = async (): Promise<typeof OrderParts | undefined> => {
  try {
    const [found, parts] = await Promise.all([
      findOrder(numberFromQuery(window.location.search)),
      loadParts(),
    ])
    showView(found)
    return parts.OrderParts
  } catch (error) {
    showView({ kind: 'failed', message: toShopError(error).message })
    return undefined
  }
}

/**
 * Finds the order of this address and shows it. `reload` asks again after a failure.
 * @param visit another one when a link leads from this page to itself, such as the footer's from an order to the form
 */
export const useOrderView = (visit: string | undefined) => {
  const view = useOrder((state) => state.view)
  const [Parts, setParts] = useState<typeof OrderParts>()
  const reload = useCallback(() => load().then((parts) => setParts(() => parts)), [])

  useEffect(() => {
    // What an earlier visit to this page left in memory.
    showView({ kind: 'loading' })
    if (numberFromQuery(window.location.search)) {
      window.history.replaceState(window.history.state, '', plainOrderUrl(window.location.search))
    }
    void reload()
    // A page that the browser kept alive while the shopper was elsewhere shows an old order.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reload, visit])

  return { view, Parts, reload }
}
