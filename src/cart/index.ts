export { AddToCart } from './ui/add-to-cart'
export { CartButton } from './ui/cart-button'
export { CartPreview } from './ui/cart-preview'
export {
  acceptRemoteCart,
  changePromoCode,
  ensureRemoteCart,
  getCartId,
  subscribeToRemoteCart,
  useRemoteCart,
} from './checkout-port'
export {
  addToCart,
  changeQuantity,
  closeCartPreview,
  openCartPreview,
  refreshCart,
  removeLine,
} from './commands'
export { initialiseCart } from './initialise'
export { resetCart } from './reset'
export { countItems, type CartItemRef, type CartLine } from './rules/lines'
export { useCartAwake, useCartCount, useCartLines, useCartPreviewOpen } from './use-cart-awake'
