import { useCallback, useEffect, useState } from 'react'
import { toShopError } from '../../platform/http'
import { whileWorking } from '../../platform/readiness'
import type { Bloks } from '../../content'
import { Lead, TaskPage } from '../../ui'
import { OutOfReach, Skeleton } from '../page-parts'
import { findOrder, numberFromQuery, plainOrderUrl, showView, useOrder } from './order-store'
import type { OrderParts } from './order-shown'

/** Loads the form, the order and its payment. */
const loadParts = () => import(/* webpackChunkName: "order-parts" */ './order-shown')

/** Finds the order of this address. Returns the code that shows it, or undefined if the network fails. */
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
 * Finds the order of this address and shows it. `reload` tries again after a failure.
 * @param visit changes when a link leads from this page to itself, such as the footer's link from an order to the form
 */
const useOrderView = (visit: string | undefined) => {
  const view = useOrder((state) => state.view)
  const [Parts, setParts] = useState<typeof OrderParts>()
  const reload = useCallback(() => whileWorking(load()).then((parts) => setParts(() => parts)), [])

  useEffect(() => {
    // An earlier visit to this page may have left an order in memory.
    showView({ kind: 'loading' })
    if (numberFromQuery(window.location.search)) {
      window.history.replaceState(window.history.state, '', plainOrderUrl(window.location.search))
    }
    void reload()
    // A page from the back/forward cache shows an old order.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reload, visit])

  return { view, Parts, reload }
}

type OrderPageProps = {
  /** The texts of the checkout, with which an order is shown too. */
  page: Bloks.CheckoutPage
  /** Identifies a visit of this page. */
  visit?: string
}

const Content = ({ page, visit }: OrderPageProps) => {
  const { view, Parts, reload } = useOrderView(visit)
  if (view.kind === 'failed') {
    return <OutOfReach retry={reload}>{`${view.message} Nothing about your order has changed.`}</OutOfReach>
  }
  if (view.kind === 'loading' || !Parts) return <Skeleton label="Loading your order" />
  return <Parts view={view} page={page} />
}

/**
 * The page of an order. The address holds its number, and the email address it was placed with opens it. The page shows the state of
 * the order, and an unpaid order can be paid here.
 */
export const OrderPage = (props: OrderPageProps) => (
  <TaskPage title="Your order">
    <noscript>
      <Lead>
        Looking up an order needs JavaScript. Switch it on in your browser and load this page again, or call
        us.
      </Lead>
    </noscript>
    <Content {...props} />
  </TaskPage>
)
