import { type ComponentType, useEffect, useState } from 'react'
import { notify } from '../../ui'
import { closeCartPreview } from '../commands'
import { useCart } from '../store'
import { useWakeCart } from '../use-cart-awake'
import { loadCartPanel } from './load-cart-panel'

/** Without a network the cart's page cannot be loaded either: the shopper stays where the words are. */
const openElsewhere = () => {
  closeCartPreview()
  if (navigator.onLine) window.location.assign('/za/cart-overview/')
  else
    notify({
      type: 'info',
      title: 'You are offline',
      message: 'Your cart is kept, and opens once you are back.',
    })
}

/**
 * The cart over the page (spec 2, "Cart preview"). Nothing of it is loaded before it is first opened; where it cannot
 * be loaded, the cart's own page opens instead.
 */
export const CartPreview = () => {
  useWakeCart()
  const isOpen = useCart((cart) => cart.previewOpen)
  const [Panel, setPanel] = useState<ComponentType>()

  useEffect(() => {
    if (!isOpen || Panel) return
    loadCartPanel().then(({ CartPanel }) => setPanel(() => CartPanel), openElsewhere)
  }, [isOpen, Panel])

  return Panel ? <Panel /> : null
}
