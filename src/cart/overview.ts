// Not in the index, so that pages with only a cart button do not load the full cart in their first JavaScript.
export { CartContents } from './ui/cart-contents'
export { CartSummary } from './ui/cart-summary'
export { PromoCode } from './ui/promo-code'
export { useCartView, type CartView, type LineView } from './ui/use-cart-view'
