import { type ComponentType, type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react'
import styled from 'styled-components'
import { whileWorking } from '../../platform/readiness'
import { hover, ink, motion, radius } from '../../theme'
import { CountBadge, FrameIcon, notify } from '../../ui'
import { closeCartPreview, openCartPreview, useInitialisedCart } from '../commands'
import { useCartCount, useCartDisabled, useCartPreviewOpen } from '../store'

/** Loads the panel with its dialog. */
export const loadCartPanel = () => whileWorking(import(/* webpackChunkName: "cart-panel" */ './cart-panel'))

/** Loads the panel before it is opened. If that fails, opening it tries again. */
export const preloadCartPanel = (): void => {
  if (!navigator.onLine) return
  loadCartPanel().catch((error: unknown) => console.warn('The cart panel could not be preloaded.', error))
}

const Control = styled.a`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.pill};
  color: inherit;
  transition: background-color ${motion.quick};

  ${hover} {
    &:hover {
      background: ${ink(10)};
    }
  }
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

/* Overlaps the icon's corner, so that the layout does not change when the count appears. */
const Count = styled(CountBadge)`
  position: absolute;
  top: 0;
  right: -2px;
  transition: transform ${motion.calm};

  &[hidden] {
    display: block;
    transform: scale(0);
  }
`

const nameOf = (count: number): string => {
  if (count === 0) return 'Cart, empty'
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
}

/** Limits the digits on the badge; the accessible name has the exact number. */
const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** The button can still be focused, and screen readers announce it as disabled. */
const DISABLED = { role: 'button', 'aria-disabled': true, tabIndex: 0 } as const

/** Opens the cart, and shows the number of pieces in it. Before hydration it is a link to the cart's own page; then it opens the
 * preview over the page. If the cart is switched off, it does nothing, and the HTML has no link (spec 4). */
export const CartButton = () => {
  const isInitialised = useInitialisedCart()
  const count = useCartCount()
  const isDisabled = useCartDisabled()
  const isOpen = useCartPreviewOpen()

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    openCartPreview()
  }
  const onClick = (event: MouseEvent) => {
    // The browser opens the link in a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    open(event)
  }
  const asButton = {
    role: 'button',
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === ' ') open(event)
    },
    onPointerOver: preloadCartPanel,
    onFocus: preloadCartPanel,
  } as const

  const link = isDisabled ? DISABLED : { href: '/za/cart-overview/', ...(isInitialised ? asButton : {}) }
  return (
    <Control aria-label={nameOf(count)} {...link}>
      <FrameIcon name="cart" />
      <Count aria-hidden="true" hidden={count === 0}>
        {count === 0 ? null : shortCount(count)}
      </Count>
    </Control>
  )
}

/** Opens the cart's own page. Without a network that cannot be loaded either, so the shopper stays on this page. */
const openCartPage = () => {
  closeCartPreview()
  if (navigator.onLine) window.location.assign('/za/cart-overview/')
  else
    notify({
      type: 'info',
      title: 'You are offline',
      message: 'Your cart is kept, and opens once you are back.',
    })
}

/** The cart over the page (spec 2, "Cart preview"). Its code is loaded when it is first opened; if that fails, the cart's own page
 * opens instead. */
export const CartPreview = () => {
  useInitialisedCart()
  const isOpen = useCartPreviewOpen()
  const [Panel, setPanel] = useState<ComponentType>()

  useEffect(() => {
    if (!isOpen || Panel) return
    loadCartPanel().then(({ CartPanel }) => setPanel(() => CartPanel), openCartPage)
  }, [isOpen, Panel])

  return Panel ? <Panel /> : null
}
