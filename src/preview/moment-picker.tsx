import { useEffect, useId, useRef, useState, type FormEvent } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { formatMoment } from '../../shared/sast-date'
import { momentOf, wallClock } from '../../shared/wall-clock'
import { bandStyle, radius, shadow, space, type } from '../theme'
import { Button, useFootBar } from '../ui'
import { staysInFoot } from './stays-in-foot'

const Bar = styled.details`
  background: var(--band);
  color: var(--ink);
  box-shadow: ${shadow.floating};
  pointer-events: auto;
  ${staysInFoot}

  summary {
    ${type.label}
    min-height: 44px;
    padding: 10px ${space.s};
    cursor: pointer;
  }
`

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 8px 12px;
  padding: 0 ${space.s} 12px;

  label {
    flex: 1 1 220px;
    max-width: 320px;
    font-size: 0.875rem;
  }
  input {
    display: block;
    width: 100%;
    min-height: 44px;
    margin-top: 4px;
    padding: 0 12px;
    border: 1px solid currentColor;
    border-radius: ${radius.control};
    background: transparent;
    color: inherit;
    font: inherit;
    font-size: 1rem;
  }
  p {
    flex: 1 1 100%;
    font-size: 0.875rem;
  }
`

type MomentPickerProps = {
  /** The moment that the page is seen at, South African time as in the address; undefined for now. */
  on: string | undefined
  onChoose: (on: string | undefined) => void
}

/** The page about publishing, which opens with the editor's token of this page. */
const statusAddress = (): string => `/editor/status/${window.location.search}`

/** Chooses the moment that the page is seen at. It is in the foot of the page. */
export const MomentPicker = ({ on, onChoose }: MomentPickerProps) => {
  const footBar = useFootBar((state) => state.footBar)
  const [earliest] = useState(() => wallClock(Date.now()))
  const note = useId()
  const heading = useRef<HTMLElement>(null)
  const isChanged = useRef(false)
  // The foot is rendered anew with the page, so the focus would be lost with the button that had it.
  useEffect(() => {
    if (!isChanged.current || !heading.current) return
    heading.current.focus()
    isChanged.current = false
  }, [footBar])
  if (!footBar) return null
  const change = (chosen: string | undefined) => {
    isChanged.current = true
    onChoose(chosen)
  }
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('on')
    if (typeof chosen === 'string' && chosen !== on) change(chosen)
  }
  return createPortal(
    <Bar style={bandStyle(on ? 'yellow' : 'white')}>
      <summary ref={heading}>
        {on
          ? `This page on ${formatMoment(new Date(momentOf(on)).toISOString())}`
          : 'See this page on another day'}
      </summary>
      <Form onSubmit={choose}>
        <label>
          See this page on
          <input
            key={on}
            name="on"
            type="datetime-local"
            required
            min={earliest}
            defaultValue={on ?? earliest}
            aria-describedby={note}
          />
        </label>
        <Button type="submit" size="small">
          Show
        </Button>
        {on ? (
          <Button variant="link" size="small" onClick={() => change(undefined)}>
            Back to now
          </Button>
        ) : null}
        <p id={note}>
          South African time. Banners, promotions, VAT and fees are those of that day; the cart, the stock and
          the words are those of now.
        </p>
        <p>
          <a href={statusAddress()} target="_blank" rel="noreferrer">
            What is live, and what is being published
          </a>
        </p>
      </Form>
    </Bar>,
    footBar,
  )
}
