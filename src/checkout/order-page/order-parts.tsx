import { useState } from 'react'
import type { Bloks } from '../../content'
import { InvoiceShown } from './invoice-shown'
import { LookupForm } from './lookup-form'
import { isInvoice } from './order-address'
import { OrderShown } from './order-shown'
import type { OrderView } from './order-store'

type OrderPartsProps = {
  view: Extract<OrderView, { kind: 'ask' | 'shown' }>
  page: Bloks.CheckoutPage
}

/** The question for number and email address, or the order, or its invoice. */
export const OrderParts = ({ view, page }: OrderPartsProps) => {
  const [first] = useState(view.kind)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && view.kind !== first) setHasChanged(true)

  if (view.kind === 'ask') {
    return <LookupForm number={view.number} hasEnded={view.hasEnded} page={page} isChange={hasChanged} />
  }
  if (isInvoice(window.location.search)) return <InvoiceShown number={view.cart.id} isChange={hasChanged} />
  return <OrderShown cart={view.cart} page={page} isChange={hasChanged} />
}
