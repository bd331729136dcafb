import { useEffect, useState } from 'react'
import type { RemoteCart } from './order-facts'
import { failureOn, type PayingPage } from './paying-page'
import { PATIENCE, pollDelay } from './payment/poll'
import { askShop, needsFinish } from './payment/attempt'

export type Waiting = {
  /** It takes longer than a shopper expects. */
  slow: boolean
  /** The last question got no answer, or the browser has no network; it goes on by itself. */
  offline: boolean
  /** What is in the way, as a sentence. */
  problem?: string
}

const askOnce = async (id: string, page: PayingPage, mayFinish: boolean): Promise<Omit<Waiting, 'slow'>> => {
  const shown = page.shown()
  if (shown?.id !== id) return { offline: false }
  try {
    const { cart, problem } = await askShop(shown, mayFinish)
    // Somebody left, or started anew, while this answer was on its way.
    if (page.shown() === shown) page.keep(cart)
    return { offline: false, problem }
  } catch (error) {
    const { code, message } = failureOn(page, error)
    return code === 'network' ? { offline: true } : { offline: false, problem: message }
  }
}

/**
 * Asks the server, with growing pauses, until the cart's payment is settled; every answer is kept. A lost connection
 * does not end it: it asks again at once when the browser is back online, or the shopper back at this page.
 * @param page the same one with every render
 * @param active false does nothing
 * @param mayFinish whether a payment that waits for the shop to go through with it does so: on Confirm, and there alone
 */
export const useSettledCart = (
  cart: RemoteCart,
  page: PayingPage,
  { active, mayFinish = false }: { active: boolean; mayFinish?: boolean },
): Waiting => {
  const [waiting, setWaiting] = useState<Waiting>({ slow: false, offline: false })
  const { id } = cart
  const isWaiting = active && cart.stage === 'paying'
  const isDue = mayFinish && needsFinish(cart.payment)

  useEffect(() => {
    if (!isWaiting) return
    let asked = 0
    let stopped = false
    let asking = false
    let timer: ReturnType<typeof setTimeout>

    const ask = async () => {
      if (asking) return
      asking = true
      asked += 1
      const answer = await askOnce(id, page, mayFinish)
      asking = false
      if (stopped) return
      setWaiting({ slow: asked >= PATIENCE, ...answer })
      timer = setTimeout(() => void ask(), pollDelay(asked))
    }
    const askNow = () => {
      clearTimeout(timer)
      void ask()
    }
    const onVisible = () => {
      if (document.visibilityState === 'visible') askNow()
    }
    const onOffline = () => setWaiting((before) => ({ ...before, offline: true }))
    timer = setTimeout(() => void ask(), isDue ? 0 : pollDelay(asked))
    window.addEventListener('online', askNow)
    window.addEventListener('offline', onOffline)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('online', askNow)
      window.removeEventListener('offline', onOffline)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [id, page, isWaiting, isDue, mayFinish])

  return waiting
}
