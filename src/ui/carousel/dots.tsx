import styled from 'styled-components'
import { figures, hover, radius, type } from '../../theme'
import type { RowState } from './use-slides'

/** More dots cannot be told apart and do not fit a phone. */
const MOST = 6

const Row = styled.div`
  display: flex;
  margin-inline: -12px;

  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
  }
  button::before {
    content: '';
    width: 12px;
    height: 12px;
    border: 2px solid currentColor;
    border-radius: ${radius.pill};
  }
  button[aria-current]::before {
    width: 32px;
    background: currentColor;
  }
  ${hover} {
    button:hover::before {
      background: currentColor;
    }
  }
`
const Jump = styled.select`
  ${type.label}
  ${figures}
  min-height: 44px;
  padding: 0 4px;
  border: 0;
  background: transparent;
  color: var(--ink);
  text-decoration: underline;
  text-underline-offset: 4px;

  option {
    background: #fff;
    color: #222222;
  }
`

/** A button for each place of a row, or a select if there are many. Renders nothing while everything fits. */
export const Dots = ({ row: { at, places, show } }: { row: RowState }) => {
  if (places <= 1) return null
  if (places > MOST)
    return (
      <Jump aria-label="Where in the row" value={at} onChange={({ target }) => show(Number(target.value))}>
        {Array.from({ length: places }, (_, place) => (
          // A place has no key but its number.
          <option key={place} value={place}>
            {`${place + 1} of ${places}`}
          </option>
        ))}
      </Jump>
    )
  return (
    <Row role="group" aria-label="Where in the row">
      {Array.from({ length: places }, (_, place) => (
        <button
          // A place has no key but its number.
          key={place}
          type="button"
          aria-label={`Place ${place + 1} of ${places}`}
          aria-current={place === at ? 'true' : undefined}
          onClick={() => show(place)}
        />
      ))}
    </Row>
  )
}
