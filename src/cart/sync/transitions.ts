import type { ShopCart, ShopError } from '../../platform/http'
import { notify } from '../../ui'
import { applyIntents, type Intent, type Intents, intentsBetween } from '../rules/intents'
import { keyOf } from '../rules/lines'
import { useCart } from '../store'
import { linesOf } from './remote-lines'

/** Sets the open intents and what the shopper sees because of them. */
const setIntents = (intents: Intents): void => {
  useCart.setState(({ confirmed }) => ({ intents, products: applyIntents(confirmed, intents) }))
}

/** Lays a wish over the cart; it replaces an open one for the same item. */
export const wish = (intent: Intent): void => {
  const { intents, lineErrors } = useCart.getState()
  const key = keyOf(intent.item)
  useCart.setState({ lineErrors: { ...lineErrors, [key]: undefined } })
  setIntents(new Map(intents).set(key, intent))
}

/** Takes the shop's cart for the truth. An answer about a cart that was left meanwhile is ignored. */
export const acceptRemoteCart = (remote: ShopCart): void => {
  useCart.setState(({ id, intents, promoCode }) => {
    if (id !== remote.id) return {}
    const confirmed = linesOf(remote)
    return {
      remote,
      remoteStale: false,
      remoteError: null,
      confirmed,
      products: applyIntents(confirmed, intents),
      promoCode: promoCode ?? remote.promo_code,
    }
  })
}

/** Starts to use a cart; with `keepLines` the lines the shopper sees become wishes that refill it. */
export const adoptRemoteCart = (remote: ShopCart, { keepLines }: { keepLines: boolean }): void => {
  const { products, intents } = useCart.getState()
  useCart.setState({
    id: remote.id,
    intents: keepLines ? intentsBetween(linesOf(remote), products) : intents,
  })
  acceptRemoteCart(remote)
}

/** Takes back wishes that were sent and are still the same: newer ones for the same item stay open. */
export const settle = (sent: Intents, keys: readonly string[]): void => {
  const { intents } = useCart.getState()
  setIntents(new Map([...intents].filter(([key, intent]) => !keys.includes(key) || sent.get(key) !== intent)))
}

/** Drops wishes the shop did not fulfil and says so, in a toast and beside their lines. */
export const fail = (keys: readonly string[], error: ShopError): void => {
  const { intents, lineErrors } = useCart.getState()
  const messages = Object.fromEntries(keys.map((key) => [key, error.message]))
  useCart.setState({ lineErrors: { ...lineErrors, ...messages } })
  setIntents(new Map([...intents].filter(([key]) => !keys.includes(key))))
  notify({ type: 'danger', title: 'Request failed', message: error.message })
}
