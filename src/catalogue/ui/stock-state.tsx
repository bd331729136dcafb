import styled from 'styled-components'
import { inNarrowTile, type as text } from '../../theme'
import { stockWords, whatHappensNext } from '../display/availability'
import type { CatalogueItem } from '../rules/types'
import { Dated } from './dated'

const State = styled.p`
  ${text.note}
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

type StockStateProps = {
  item: Pick<CatalogueItem, 'stock' | 'type'>
  /** Adds the day of arrival. */
  dated?: boolean
}

/** Stock and delivery in one line; the dot repeats the text. */
export const StockState = ({ item: { stock, type }, dated }: StockStateProps) => (
  <State data-stock={stock}>
    {dated && stock === 'in_stock' && type !== 'service' ? (
      <Dated terms={{}} words={(day) => `${stockWords(stock, type)}${whatHappensNext(stock, type, day)}`} />
    ) : (
      <span>
        <span>{stockWords(stock, type)}</span>
        <Next>{whatHappensNext(stock, type)}</Next>
      </span>
    )}
  </State>
)
