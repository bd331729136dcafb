export { AddToCart } from './ui/add-to-cart'
export { CartButton, CartPreview } from './ui/cart-button'
export {
  addAllToCart,
  closeCartPreview,
  initialiseCart,
  openCartPreview,
  refreshCart,
  restoreCart,
  useInitialisedCart,
} from './commands'
export { isCartStored } from './stored-cart'
export { loadEntries } from './entries'
export { LineImage } from './ui/line-image'
export { CartOrEmpty } from './ui/cart-or-empty'
export {
  cartHasChanged,
  getCartId,
  resetCart,
  subscribeToRemoteCart,
  switchCart,
  useCartCount,
  useCartDisabled,
  useCartPreviewOpen,
} from './store'
export { reportOrder } from './report-order'
export { useHasSimCard, useItemColours, usePriceChanges } from './ui/use-items'
