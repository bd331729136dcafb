import type { components } from '../shop-api.gen'

export type ShopCart = components['schemas']['Cart']
export type CartItem = ShopCart['items'][number]
export type Payment = NonNullable<ShopCart['payment']>
export type OrderReturn = ShopCart['returns'][number]

/** The facts of an order that is or was placed. */
export type PlacedOrder = Pick<
  ShopCart,
  'status' | 'stage' | 'placed_at' | 'paid_at' | 'payment' | 'fulfilment' | 'items' | 'delivery'
>

/** The facts that pages show of an order. A cart that became one has all of them. */
export type Order = PlacedOrder &
  Pick<ShopCart, 'order_number' | 'invoice_number' | 'contact_info' | 'address'>

/** Whether an item is sent. Services are not; a bundle is, because a needless question for an address is better than none. */
export const isGoods = ({ product }: Pick<CartItem, 'product'>): boolean => product?.type !== 'service'

/** Whether anything in a cart or an order is sent to an address. */
export const needsDelivery = (items: readonly Pick<CartItem, 'product'>[]): boolean => items.some(isGoods)

/** Whether a payment was started and has not ended. */
export const isUnderWay = ({ status }: Pick<Payment, 'status'>): boolean =>
  status === 'pending' || status === 'authorised'

/** Whether a placed order waits for the shopper's EFT. */
export const awaitsEft = ({ stage, payment }: Pick<PlacedOrder, 'stage' | 'payment'>): boolean =>
  stage === 'placed' && payment?.method === 'EFT' && payment.status === 'pending'

/** When goods were delivered or services done, ISO 8601; null until then. A card payment at the door counts as delivery. */
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
