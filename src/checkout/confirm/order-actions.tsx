import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button, ButtonLink } from '../../ui'
import { stateOf, invoiceUrl, type Order, type OrderAction } from '../../../shared/orders'
import { stepUrl } from '../step-address'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
`
type Variant = 'primary' | 'secondary'
type Draw = (order: Order, variant: Variant, payHref: string) => ReactNode

const linkTo =
  (href: string, words: string): Draw =>
  (_order, variant) => (
    <ButtonLink variant={variant} href={href}>
      {words}
    </ButtonLink>
  )

const ACTIONS: Readonly<Record<OrderAction, Draw>> = {
  signup: linkTo('/za/signup/', 'Start your signup'),
  shop: linkTo('/za/shop/', 'Back to the shop'),
  // By full load: it may be the page this stands on, which must look at the address anew.
  pay: (_order, variant, payHref) => (
    <ButtonLink variant={variant} data-native="" href={payHref}>
      Pay another way
    </ButtonLink>
  ),
  page: ({ payment }, variant) =>
    payment?.redirect_url ? (
      <ButtonLink variant={variant} data-native="" href={payment.redirect_url}>
        Back to the payment page
      </ButtonLink>
    ) : null,
  invoice: ({ order_number: number }, variant) => (
    <ButtonLink variant={variant} href={invoiceUrl(number ?? '')}>
      Tax invoice
    </ButtonLink>
  ),
  print: (_order, variant) => (
    <Button variant={variant} onClick={() => window.print()}>
      Print this page
    </Button>
  ),
}

type OrderActionsProps = {
  order: Order
  /** Where it is paid another way; on the checkout's payment step when absent. */
  payHref?: string
}

/** The ways on from an order, the first one leading. */
export const OrderActions = ({ order, payHref = stepUrl('payment') }: OrderActionsProps) => {
  const drawn = stateOf(order).actions.filter(
    (action) =>
      (action !== 'page' || order.payment?.redirect_url) && (action !== 'invoice' || order.invoice_number),
  )
  if (drawn.length === 0) return null
  return (
    <Row data-screen-only="">
      {drawn.map((action, index) => (
        <div key={action}>{ACTIONS[action](order, index === 0 ? 'primary' : 'secondary', payHref)}</div>
      ))}
    </Row>
  )
}
