import { useId, useState } from 'react'
import styled from 'styled-components'
import { figures, hover, ink, motion, radius } from '../theme'
import { Icon } from './icon'

const Stepper = styled.div`
  display: inline-grid;
  grid-template-columns: 44px 44px 44px;
  height: 44px;
  border-radius: ${radius.pill};
  background: var(--raised);
  /* A shadow, because a border would make the buttons smaller. */
  box-shadow: inset 0 0 0 1.5px var(--line);

  &[data-size='large'] {
    grid-template-columns: 48px 44px 48px;
    height: 52px;
    box-shadow: inset 0 0 0 2px var(--line);
  }
  button,
  input {
    height: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.pill};
    background: transparent;
    color: inherit;
  }
  button {
    display: grid;
    place-items: center;
    transition: background-color ${motion.quick};
  }
  button[aria-disabled='true'] {
    cursor: not-allowed;
    color: var(--quiet);
    opacity: 0.5;
  }
  ${hover} {
    button:hover:not([aria-disabled='true']) {
      background: ${ink(8)};
    }
  }
  input {
    width: 100%;
    font: 600 1rem/1 var(--text);
    ${figures}
    text-align: center;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    appearance: none;
    margin: 0;
  }
`

type QuantityFieldProps = {
  /** The name of the counted item, for the name of the group. */
  title: string
  quantity: number
  maxQuantity: number
  /** Called with a whole number from 1; the caller rejects a number above `maxQuantity` with a message. */
  onChange: (quantity: number) => void
  /** Id of the error's text. */
  errorId?: string | undefined
  size?: 'normal' | 'large'
}

/**
 * A number between two buttons. Typed numbers take effect at once if they can be ordered; others are corrected when the field is
 * left. Base UI's NumberField is not used, because it costs a product page 11.5 KB before anything is touched (decision 044).
 */
export const QuantityField = ({
  title,
  quantity,
  maxQuantity,
  onChange,
  errorId,
  size = 'normal',
}: QuantityFieldProps) => {
  const [draft, setDraft] = useState<string>()
  const inputId = useId()
  const isLeast = quantity <= 1
  const isMost = quantity >= maxQuantity

  const type = (text: string) => {
    setDraft(text)
    const typed = Number(text)
    if (Number.isInteger(typed) && typed >= 1 && typed <= maxQuantity && typed !== quantity) onChange(typed)
  }
  const leave = () => {
    if (Number(draft) > maxQuantity) onChange(Math.trunc(Number(draft)))
    setDraft(undefined)
  }

  return (
    <Stepper role="group" aria-label={title} data-size={size}>
      <button
        type="button"
        aria-label="One less"
        aria-disabled={isLeast}
        aria-controls={inputId}
        data-each-press=""
        onClick={() => (isLeast ? undefined : onChange(quantity - 1))}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        id={inputId}
        type="number"
        inputMode="numeric"
        aria-label="Quantity"
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        min={1}
        max={maxQuantity}
        value={draft ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => (event.key === 'Enter' ? leave() : undefined)}
      />
      <button
        type="button"
        aria-label="One more"
        aria-disabled={isMost}
        aria-controls={inputId}
        data-each-press=""
        onClick={() => onChange(quantity + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </Stepper>
  )
}
