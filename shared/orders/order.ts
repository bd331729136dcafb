import type { components } from '../shop-api.gen'

export type ShopCart = components['schemas']['Cart']
export type CartItem = ShopCart['items'][number]
export type Payment = NonNullable<ShopCart['payment']>
export type OrderReturn = ShopCart['returns'][number]

/** How far a cart has come as an order, in the shop's word: see the description of `stage` in its contract. */
export type OrderStage = ShopCart['stage']

/** What the shop knows of an order that stands, or stood. */
export type PlacedOrder = Pick<
  ShopCart,
  'status' | 'stage' | 'placed_at' | 'paid_at' | 'payment' | 'fulfilment' | 'items' | 'delivery'
>

/** What an order is shown from; a cart that became one has all of it. */
export type Order = PlacedOrder &
  Pick<ShopCart, 'order_number' | 'invoice_number' | 'contact_info' | 'address'>

/** Services are done in person; everything else is sent. A bundle counts as goods: asking in vain beats an undeliverable kit. */
export const isGoods = ({ product }: Pick<CartItem, 'product'>): boolean => product?.type !== 'service'

/** Whether anything in a cart or an order is sent to an address. */
export const needsDelivery = (items: readonly Pick<CartItem, 'product'>[]): boolean => items.some(isGoods)

/** Whether a payment was started and has not ended. */
export const isUnderWay = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'pending' || status === 'authorised'

/** An order that stands, and waits for the shopper's EFT before anything happens. */
export const awaitsEft = ({ stage, payment }: Pick<PlacedOrder, 'stage' | 'payment'>): boolean =>
  stage === 'placed' && payment?.method === 'EFT' && payment.status === 'pending'

/** When goods were handed over, or services done: ISO 8601; null until then. Who paid at the door has them. */
export const fulfilledAt = ({ fulfilment, items, paid_at, payment }: PlacedOrder): string | null => {
  const last = needsDelivery(items) ? 'delivered' : 'done'
  const recorded = fulfilment.find(({ step }) => step === last)?.at
  return recorded ?? (payment?.method === 'Card on delivery' ? paid_at : null)
}

type Address = NonNullable<ShopCart['address']>

/** The address on up to four lines, as on a parcel. */
export const addressLines = ({ street, complex, suburb, city, province, postal_code }: Address): string[] => [
  complex ? `${complex}, ${street}` : street,
  suburb,
  `${city}, ${postal_code}`,
  province,
]
