import { resetCart } from '../reset'
import { useCart } from '../store'
import { tellOrder } from '../tell-order'
import { ensureRemoteCart } from './ensure-remote-cart'
import { repeatUnanswered } from './outbox'

/**
 * Reads the shop's cart of this browser and leaves it when the shop says that it is open no more. Resolves with whether it
 * was left. Call it serially only. @throws ShopError when the shop cannot be reached
 */
export const leaveIfOrdered = async (): Promise<boolean> => {
  await repeatUnanswered()
  const { pending } = useCart.getState()
  const remote = await ensureRemoteCart()
  tellOrder(remote)
  // Something that was chosen since goes on into the next cart, once the shop has refused it in this one.
  const isLeft = !remote.is_open && pending.size === 0
  if (isLeft) resetCart()
  return isLeft
}
