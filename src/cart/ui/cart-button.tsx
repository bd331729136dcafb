import type { KeyboardEvent, MouseEvent } from 'react'
import styled from 'styled-components'
import { hover, ink, motion, radius } from '../../theme'
import { CountBadge, FrameIcon } from '../../ui'
import { openCartPreview } from '../commands'
import { useCart } from '../store'
import { useCartAwake, useCartCount } from '../use-cart-awake'
import { useCartDisabled } from '../use-cart-disabled'
import { preloadCartPanel } from './load-cart-panel'

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

/* Lies over the icon's corner, so that the first piece moves nothing. */
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

/** Enough for any cart; the name says the exact number. */
const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** Still there for the keyboard and screen readers, which tell that it does nothing. */
const DISABLED = { role: 'button', 'aria-disabled': true, tabIndex: 0 } as const

/**
 * The way to the cart, with the number of pieces in it. Until scripts have run it is a link to the cart's own page;
 * then it opens the preview over the page. Of a cart that is switched off it leads nowhere, from the HTML on (spec 4).
 */
export const CartButton = () => {
  const isAwake = useCartAwake()
  const count = useCartCount()
  const isDisabled = useCartDisabled()
  const isOpen = useCart((cart) => cart.previewOpen)

  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    openCartPreview()
  }
  const onClick = (event: MouseEvent) => {
    // A new tab or window is the browser's business: the link is real.
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

  const link = isDisabled ? DISABLED : { href: '/za/cart-overview/', ...(isAwake ? asButton : {}) }
  return (
    <Control aria-label={nameOf(count)} {...link}>
      <FrameIcon name="cart" />
      <Count aria-hidden="true" hidden={count === 0}>
        {count === 0 ? null : shortCount(count)}
      </Count>
    </Control>
  )
}
