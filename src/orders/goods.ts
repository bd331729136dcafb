import type { ShopCart } from '../platform/http'

type Item = ShopCart['items'][number]

/** Services are done in person; everything else is sent. A bundle counts as goods: asking in vain beats an undeliverable kit. */
export const isGoods = ({ product }: Pick<Item, 'product'>): boolean => product?.type !== 'service'

/** Whether anything in a cart or an order is sent to an address. */
export const needsDelivery = (items: readonly Pick<Item, 'product'>[]): boolean => items.some(isGoods)
