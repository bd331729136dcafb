import { useEffect, useState } from 'react'
import { toShopError } from '../platform/http'
import { outcomeOf, type RemoteCart } from './order-facts'
import { PATIENCE, pollDelay } from './poll'
import { fetchCart } from './shop'
import { setRemoteCart } from './store'

export type Waiting = {
  /** It takes longer than a shopper expects. */
  slow: boolean
  /** The last question got no answer; the next one is on its way. */
  offline: boolean
}

/**
 * Asks the server, with growing pauses, until the cart's card payment is settled; every answer goes into the store.
 * A lost connection does not end it: it asks again at once when the browser is back online.
 * @param active false does nothing
 */
export const useSettledCart = (cart: RemoteCart, active: boolean): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>({ slow: false, offline: false })
  const { id } = cart
  const isWaiting = active && outcomeOf(cart).kind === 'waiting'

  useEffect(() => {
    if (!isWaiting) return
    let asked = 0
    let stopped = false
    let timer: ReturnType<typeof setTimeout>

    const ask = async () => {
      asked += 1
      let offline = false
      try {
        const answered = await fetchCart(id)
        if (!stopped) setRemoteCart(answered)
      } catch (error) {
        offline = toShopError(error).code === 'network'
      }
      if (stopped) return
      setWaiting({ slow: asked >= PATIENCE, offline })
      timer = setTimeout(ask, pollDelay(asked))
    }
    const askNow = () => {
      clearTimeout(timer)
      void ask()
    }
    timer = setTimeout(ask, pollDelay(asked))
    window.addEventListener('online', askNow)
    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', askNow)
    }
  }, [id, isWaiting])

  return waiting
}
