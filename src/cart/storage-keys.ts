/** The fixed keys (spec 3, browser storage keys). */
export const CART_KEYS = { id: 'cartId', products: 'cartProducts', promoCode: 'promoCode' } as const
