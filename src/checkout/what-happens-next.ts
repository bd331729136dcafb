import { addressLines } from './address'
import { needsDelivery, outcomeOf, type RemoteCart } from './order-facts'

/** What follows on an order, in the order it happens, as sentences. */
export const whatHappensNext = (cart: RemoteCart, deliveryPromise: string): string[] => {
  const { contact_info, address, items } = cart
  const isPaid = outcomeOf(cart).kind === 'complete'
  const steps: string[] = []
  if (!isPaid)
    steps.push('You pay by EFT with the details above. Most payments reach us within two working days.')
  if (contact_info) {
    steps.push(
      isPaid
        ? `We send the confirmation to ${contact_info.email}.`
        : `We confirm at ${contact_info.email} as soon as the money is there, and pack your order.`,
    )
  }
  if (needsDelivery(items)) {
    const place = address ? ` to ${addressLines(address).join(', ')}` : ''
    steps.push(`${deliveryPromise}${place}.`)
  } else if (contact_info) {
    steps.push(`We call you on +${contact_info.phone} to find a time that suits you.`)
  }
  return steps
}
