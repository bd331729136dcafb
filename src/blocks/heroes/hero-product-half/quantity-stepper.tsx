import styled from 'styled-components'
import { radius } from '../../../theme'
import { Icon, VisuallyHidden } from '../../../ui'

const Stepper = styled.div`
  display: inline-flex;
  align-items: center;
  min-height: 52px;
  border: 2px solid var(--line);
  border-radius: ${radius.pill};

  button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 0;
    border-radius: 50%;
    background: none;
  }
  button[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.35;
  }
  input {
    width: 2.5ch;
    min-width: 32px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: 8px;
    background: none;
    font: 600 1.0625rem/1 var(--text);
    text-align: center;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button,
  input::-webkit-outer-spin-button {
    margin: 0;
    appearance: none;
  }
`

type QuantityStepperProps = { quantity: number; max: number; onChange: (quantity: number) => void }

/** How many to add: 1 to `max`, typed or stepped. Anything else typed becomes the nearest amount allowed. */
export const QuantityStepper = ({ quantity, max, onChange }: QuantityStepperProps) => {
  const change = (next: number) => onChange(Math.min(max, Math.max(1, Math.trunc(next) || 1)))
  return (
    <Stepper>
      <button type="button" aria-disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
        <Icon name="minus" size={18} />
        <VisuallyHidden>One fewer</VisuallyHidden>
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label="Quantity"
        min={1}
        max={max}
        value={quantity}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-disabled={quantity >= max} onClick={() => change(quantity + 1)}>
        <Icon name="plus" size={18} />
        <VisuallyHidden>One more</VisuallyHidden>
      </button>
    </Stepper>
  )
}
