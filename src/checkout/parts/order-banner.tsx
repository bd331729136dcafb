import { useState } from 'react'
import styled from 'styled-components'
import { arrivalWords } from '../../orders'
import { figures, bandStyle, radius, type } from '../../theme'
import { Icon } from '../../ui'
import type { Order } from '../order-facts'
import { stageOf } from '../order-stage'
import { stateOf } from '../order-states'
import { thanks } from '../order-words'

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
  const isPlaced = stageOf(order) === 'placed'
  const [now] = useState(() => Date.now())
  const arrival = isPlaced ? arrivalWords(order, now) : ''
  return (
    <Band style={bandStyle(look.colour)}>
      <Icon name={look.icon} size={48} />
      <h3>{title(order)}</h3>
      {arrival ? <Arrival>{arrival}</Arrival> : null}
      {isPlaced && order.status !== 'cancelled' ? <p>{thanks(order)}</p> : null}
      <p>
        {order.order_number ? (
          <>
            Your order number is <strong>{order.order_number}</strong>.{' '}
          </>
        ) : null}
        {sentence(order)}
      </p>
    </Band>
  )
}
