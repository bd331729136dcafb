import { type ComponentProps, useEffect, useState } from 'react'
import { Button, VisuallyHidden } from '../../ui'
import { addToCart, loadSyncAhead, useInitialisedCart } from '../commands'
import type { CartItemRef } from '../rules/lines'
import { useCartDisabled } from '../store'
import { preloadCartPanel } from './cart-button'

type AddToCartProps = CartItemRef &
  Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide'> & {
    /** For screen readers, after the label, which is the same on every card. */
    productName: string
    label?: string
    quantity?: number
  }

/** Puts a product or bundle in the cart; the preview opens to confirm it. The label's default is that of spec 9. */
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
    if (!isDisabled) loadSyncAhead()
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
      // The panel opens once the item is added; until then it has this much longer to come.
      onPointerOver={isDisabled ? undefined : preloadCartPanel}
      onFocus={isDisabled ? undefined : preloadCartPanel}
      onClick={() => void add()}
    >
      <span>{label}</span>
      <VisuallyHidden>{` ${productName}`}</VisuallyHidden>
    </Button>
  )
}
