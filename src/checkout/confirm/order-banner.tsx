import { timeNow } from '../../platform/clock'
import { useState } from 'react'
import styled from 'styled-components'
import { arrivalWords, say, stateOf, type Order, type OrderLook } from '../../../shared/orders'
import { figures, bandStyle, radius, type, type PaletteColour } from '../../theme'
import { Icon, type IconName } from '../../ui'

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

/** What became of an order, in the words and the colour of its state, with its number. */
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
