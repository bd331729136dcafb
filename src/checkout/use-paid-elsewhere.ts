import { useCallback, useEffect, useRef, useState } from 'react'
import { isBeingPaid, whenNotPaid } from './payment-lock'

/**
 * Whether another tab is paying this cart. It is looked at when the page shows, when the shopper turns to it, when
 * another tab starts an attempt, and when `look` is called; it ends by itself when that tab is done or closed.
 * @param isPaying whether this tab pays at the moment
 * @param onEnd the other tab is done: the cart may have changed
 */
export const usePaidElsewhere = (cartId: string, isPaying: () => boolean, onEnd: () => void) => {
  const [elsewhere, setElsewhere] = useState(false)
  const watch = useRef<AbortController>(undefined)
  const latest = useRef({ isPaying, onEnd })
  useEffect(() => {
    latest.current = { isPaying, onEnd }
  })

  const look = useCallback(async () => {
    if (watch.current || latest.current.isPaying() || !(await isBeingPaid(cartId))) return
    const watching = new AbortController()
    watch.current = watching
    setElsewhere(true)
    try {
      await whenNotPaid(cartId, watching.signal)
    } catch (error) {
      // The page went away while it waited.
      if (watching.signal.aborted) return
      throw error
    }
    watch.current = undefined
    setElsewhere(false)
    latest.current.onEnd()
  }, [cartId])

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
  }, [look])

  return { elsewhere, look }
}
