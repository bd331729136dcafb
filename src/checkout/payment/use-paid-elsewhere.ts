import { useCallback, useEffect, useRef, useState } from 'react'
import type { ShopCart } from '../../../shared/orders'
import { findBeingPaid, whenNotPaid } from './attempt'

/**
 * Whether another tab is paying this cart. It is looked at when the page shows, when the shopper turns to it, when
 * another tab starts an attempt, and when `look` is called; it ends by itself when that tab is done or closed.
 * @param isPaying whether this tab pays at the moment
 * @param onEnd the other tab is done: the cart may have changed
 */
export const usePaidElsewhere = (
  { id, order_number }: ShopCart,
  isPaying: () => boolean,
  onEnd: () => void,
) => {
  const [elsewhere, setElsewhere] = useState(false)
  const watch = useRef<AbortController>(undefined)
  const ids = order_number ? [id, order_number] : [id]
  const latest = useRef({ ids, isPaying, onEnd })
  useEffect(() => {
    latest.current = { ids, isPaying, onEnd }
  })

  const look = useCallback(async () => {
    if (watch.current || latest.current.isPaying()) return
    const paid = await findBeingPaid(latest.current.ids)
    if (!paid) return
    const watching = new AbortController()
    watch.current = watching
    setElsewhere(true)
    try {
      await whenNotPaid(paid, watching.signal)
    } catch (error) {
      // The page went away while it waited.
      if (watching.signal.aborted) return
      throw error
    }
    watch.current = undefined
    setElsewhere(false)
    latest.current.onEnd()
  }, [])

  useEffect(() => {
    const onLook = () => void look()
    onLook()
    const events = ['focus', 'storage'] as const
    events.forEach((event) => window.addEventListener(event, onLook))
    return () => {
      events.forEach((event) => window.removeEventListener(event, onLook))
      watch.current?.abort()
      watch.current = undefined
    }
  }, [look, id])

  return { elsewhere, look }
}
