import { type ComponentType, useEffect, useState } from 'react'
import { useCart } from '../store'
import { useCartAwake } from '../use-cart-awake'
import { loadCartPanel } from './load-cart-panel'

/**
 * The cart over the page (spec 2, "Cart preview"). Nothing of it is loaded before it is first opened; where it cannot
 * be loaded, the cart's own page opens instead.
 */
export const CartPreview = () => {
  useCartAwake()
  const isOpen = useCart((cart) => cart.previewOpen)
  const [Panel, setPanel] = useState<ComponentType>()

  useEffect(() => {
    if (!isOpen || Panel) return
    loadCartPanel().then(
      ({ CartPanel }) => setPanel(() => CartPanel),
      () => window.location.assign('/za/cart-overview/'),
    )
  }, [isOpen, Panel])

  return Panel ? <Panel /> : null
}
