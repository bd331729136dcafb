// Not in the index: the full cart must stay out of the first JavaScript of every page with a cart button.
export { CartContents } from './ui/cart-contents'
export { CartSummary } from './ui/cart-summary'
export { PromoCode } from './ui/promo-code'
export { useCartView, type CartView, type LineView } from './ui/use-cart-view'
