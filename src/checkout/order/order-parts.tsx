import { useState } from 'react'
import type { Bloks } from '../../content'
import { LookupForm } from './lookup-form'
import { OrderShown } from './order-shown'
import type { OrderView } from './order-store'

type OrderPartsProps = {
  view: Extract<OrderView, { kind: 'ask' | 'shown' }>
  page: Bloks.CheckoutPage
}

/** The question for number and email address, or the order. */
export const OrderParts = ({ view, page }: OrderPartsProps) => {
  const [first] = useState(view.kind)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && view.kind !== first) setHasChanged(true)

  return view.kind === 'ask' ? (
    <LookupForm number={view.number} hasEnded={view.hasEnded} page={page} isChange={hasChanged} />
  ) : (
    <OrderShown cart={view.cart} page={page} isChange={hasChanged} />
  )
}
