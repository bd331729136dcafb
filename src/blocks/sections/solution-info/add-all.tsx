import { useState } from 'react'
import type { Solution } from '../../../catalogue'
import { addToCart } from '../../../cart'
import { Button, VisuallyHidden } from '../../../ui'

type AddAllProps = { included: Solution['included']; label: string; solutionName: string }

/** Puts every included item in the cart, one after the other; what the shop refuses is told by the cart. */
export const AddAll = ({ included, label, solutionName }: AddAllProps) => {
  const [isAdding, setIsAdding] = useState(false)
  const addEach = async () => {
    setIsAdding(true)
    for (const { product, quantity } of included) await addToCart({ sku: product.sku }, quantity)
    setIsAdding(false)
  }
  return (
    <Button wide loading={isAdding} onClick={() => void addEach()}>
      {label}
      <VisuallyHidden> {solutionName}</VisuallyHidden>
    </Button>
  )
}
