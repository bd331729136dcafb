import styled from 'styled-components'
import { type } from '../theme'
import { stockWords, whatHappensNext } from './stock-words'
import { inNarrowTile } from './tile-room'
import type { CatalogueItem } from './types'

const State = styled.p`
  ${type.note}
  display: flex;
  gap: 8px;
  color: var(--quiet);

  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-top: 0.4em;
    border-radius: 50%;
    background: #0a7d4f;
  }
  &[data-stock='pre_order_only']::before {
    background: #1b4dff;
  }
  &[data-stock='out_of_stock']::before,
  &[data-stock='unavailable']::before {
    background: none;
    box-shadow: inset 0 0 0 2px currentColor;
  }
`

const Next = styled.span`
  ${inNarrowTile} {
    display: none;
  }
`

/** Stock and delivery in one line; the dot repeats what the words say. */
export const StockState = ({ item }: { item: Pick<CatalogueItem, 'stock' | 'type'> }) => (
  <State data-stock={item.stock}>
    <span>
      {stockWords(item.stock, item.type)}
      <Next>{whatHappensNext(item.stock, item.type)}</Next>
    </span>
  </State>
)
