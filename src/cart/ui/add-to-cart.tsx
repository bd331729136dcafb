import { type ComponentProps, useEffect, useState } from 'react'
import { Button, VisuallyHidden } from '../../ui'
import { addToCart, preloadSync, useInitialisedCart } from '../commands'
import type { CartItemRef } from '../rules/lines'
import { useCartDisabled } from '../store'
import { preloadCartPanel } from './cart-button'

type AddToCartProps = CartItemRef &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'> & {
    /** For screen readers, after the label, because every card has the same label. */
    productName: string
    label?: string
    quantity?: number
  }

/** Adds a product or bundle to the cart; the preview opens to confirm it. The default label is that of spec 9. */
export const AddToCart = ({
  productName,
  label = 'Buy Now',
  quantity = 1,
  variant,
  size,
  wide,
  ...item
}: AddToCartProps) => {
  useInitialisedCart()
  const isDisabled = useCartDisabled()
  useEffect(() => {
    if (!isDisabled) preloadSync()
  }, [isDisabled])
  const [isAdding, setIsAdding] = useState(false)

  const add = async () => {
    setIsAdding(true)
    preloadCartPanel()
    await addToCart(item, quantity)
    setIsAdding(false)
  }

  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      loading={isAdding}
      disabled={isDisabled}
      // Preloads the panel, which opens once the item is added.
      onPointerOver={isDisabled ? undefined : preloadCartPanel}
      onFocus={isDisabled ? undefined : preloadCartPanel}
      onClick={() => void add()}
    >
      <span>{label}</span>
      <VisuallyHidden>{` ${productName}`}</VisuallyHidden>
    </Button>
  )
}
