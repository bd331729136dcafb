import { timeNow } from '../../platform/clock'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import {
  arrivalWords,
  say,
  stateOf,
  type Order,
  type OrderLook,
  invoiceUrl,
  type OrderAction,
} from '../../../shared/orders'
import { figures, bandStyle, radius, type, type PaletteColour } from '../../theme'
import { Icon, type IconName, Button, ButtonLink } from '../../ui'
import { stepUrl } from '../step-address'

const LOOKS: Readonly<Record<OrderLook, { colour: PaletteColour; icon: IconName }>> = {
  to_pay: { colour: 'yellow', icon: 'warning' },
  to_transfer: { colour: 'yellow', icon: 'bank' },
  waiting: { colour: 'light-blue', icon: 'clock' },
  placed: { colour: 'green', icon: 'check' },
  sent: { colour: 'green', icon: 'truck' },
  ended: { colour: 'cream', icon: 'clock' },
}

const Band = styled.section`
  display: grid;
  gap: 12px;
  padding: clamp(24px, 5vw, 48px);
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);

  & h3 {
    ${type.section}
  }
  & strong {
    ${figures}
    -webkit-user-select: all;
    user-select: all;
  }
  @media print {
    padding: 0;
    background: none;
    color: #000;

    & h3 {
      font-size: 20pt;
    }
    & svg {
      display: none;
    }
  }
`
const Arrival = styled.p`
  ${type.card}

  @media print {
    font-size: 13pt;
  }
`

/** The state of an order in its words and colour, with the order number. */
export const OrderBanner = ({ order }: { order: Order }) => {
  const { title, sentence, look } = stateOf(order)
  const isPlaced = order.stage === 'placed'
  const [now] = useState(timeNow)
  const arrival = isPlaced ? arrivalWords(order, now) : ''
  return (
    <Band style={bandStyle(LOOKS[look].colour)}>
      <Icon name={LOOKS[look].icon} size={48} />
      <h3>{title(order)}</h3>
      {arrival ? <Arrival>{arrival}</Arrival> : null}
      {isPlaced ? <p>{say.thanks(order)}</p> : null}
      <p>
        {order.order_number ? (
          <span>
            Your order number is <strong translate="no">{order.order_number}</strong>.{' '}
          </span>
        ) : null}
        <span>{sentence(order)}</span>
      </p>
    </Band>
  )
}

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
  // By a full load, because it may be this page, which must read the address again.
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
  /** The address for another payment; the checkout's payment step when absent. */
  payHref?: string
}

/** The buttons for an order. The first is the primary one. */
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
