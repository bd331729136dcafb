import type { ShopCart, ShopError } from '../../platform/http'
import { emit, type LineCause } from '../../platform/events'
import { notify } from '../../ui'
import { applyIntents, completed, type Intent, type Intents, intentsBetween } from '../rules/intents'
import { layOver } from '../rules/lay-over'
import { type CartLine, keyOf } from '../rules/lines'
import { useCart } from '../store'
import { linesOf } from './remote-lines'
import { tellLines } from './tell-lines'

const setIntents = (intents: Intents): void => {
  useCart.setState((cart) => layOver(cart.confirmed, intents, cart.order))
}

/**
 * Lays wishes over the cart; each replaces an open one for the same item.
 * @param by who wishes; null for what is told once the shop has answered
 */
export const wish = (by: LineCause | null, ...wishes: Intent[]): void => {
  const { intents, lineErrors, wished } = useCart.getState()
  const added = new Map(wishes.map((intent) => [keyOf(intent.item), intent]))
  const cleared = Object.fromEntries([...added.keys()].map((key) => [key, undefined]))
  useCart.setState({
    lineErrors: { ...lineErrors, ...cleared },
    wished: new Set([...wished, ...added.keys()]),
  })
  const lay = () => setIntents(new Map([...intents, ...added]))
  if (by) tellLines(by, lay)
  else lay()
}

/** Takes the shop's cart for the truth. An answer about a cart that was left meanwhile is ignored. */
export const acceptRemoteCart = (remote: ShopCart): void =>
  tellLines('shop', () =>
    useCart.setState((cart) => {
      if (cart.id !== remote.id) return {}
      return {
        ...layOver(applyIntents(linesOf(remote), cart.followed), cart.intents, cart.order),
        remote,
        remoteStale: cart.followed.size > 0,
        remoteError: null,
        promoCode: cart.promoCode ?? remote.promo_code,
      }
    }),
  )

/** What this browser wants of a cart, in whichever tab it was chosen. A cart that this page view has read before it wants
 * as the shop has it now, but for the wishes since: what else differs, the shop knows better. */
const wantedOf = (remote: ShopCart, lines: CartLine[]): CartLine[] => {
  const { products, intents, followed, isComplete, remote: before } = useCart.getState()
  if (before?.id === remote.id) return applyIntents(lines, new Map([...followed, ...intents]))
  return isComplete ? products : completed(products, lines)
}

/** Starts to use a cart; with `keepLines` what this browser shows becomes the wish. */
export const adoptRemoteCart = (remote: ShopCart, { keepLines }: { keepLines: boolean }): void => {
  const { intents } = useCart.getState()
  const lines = linesOf(remote)
  const wanted = wantedOf(remote, lines)
  useCart.setState({
    id: remote.id,
    isComplete: true,
    followed: new Map(),
    intents: keepLines ? intentsBetween(lines, wanted) : intents,
  })
  acceptRemoteCart(remote)
}

/** Takes back wishes that were sent and are still the same: newer ones for the same item stay open. */
export const settle = (sent: Intents, keys: readonly string[]): void => {
  const { intents } = useCart.getState()
  setIntents(new Map([...intents].filter(([key, intent]) => !keys.includes(key) || sent.get(key) !== intent)))
}

/** Drops wishes the shop did not fulfil, which shows its truth again, and says why, in a toast and beside their lines. */
export const fail = (keys: readonly string[], error: ShopError): void => {
  const { intents, lineErrors } = useCart.getState()
  const messages = Object.fromEntries(keys.map((key) => [key, error.message]))
  useCart.setState({ lineErrors: { ...lineErrors, ...messages } })
  setIntents(new Map([...intents].filter(([key]) => !keys.includes(key))))
  emit({ type: 'cart/change-refused', items: keys, code: error.code })
  notify({ type: 'danger', title: 'Request failed', message: error.message })
}
