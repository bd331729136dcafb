import { useState } from 'react'
import type { Solution } from '../../../catalogue'
import { addAllToCart, useCartDisabled } from '../../../cart'
import { Button, VisuallyHidden } from '../../../ui'

type AddAllProps = { included: Solution['included']; label: string; solutionName: string }

/** Puts every included item in the cart, all or none; what the shop refuses is told by the cart. */
export const AddAll = ({ included, label, solutionName }: AddAllProps) => {
  const isDisabled = useCartDisabled()
  const [isAdding, setIsAdding] = useState(false)
  const addAll = async () => {
    setIsAdding(true)
    await addAllToCart(included.map(({ product, quantity }) => ({ item: { sku: product.sku }, quantity })))
    setIsAdding(false)
  }
  return (
    <Button wide loading={isAdding} disabled={isDisabled} onClick={() => void addAll()}>
      <span>{label}</span>
      <VisuallyHidden>{` ${solutionName}`}</VisuallyHidden>
    </Button>
  )
}
