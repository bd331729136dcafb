import styled from 'styled-components'
import { aboveCover, coversCard, hover, radius, space, type } from '../../theme'
import { Icon } from '../../ui'
import type { OfferedChoice } from '../payment-choice'
import { nameOf, PAYMENTS } from '../payment-methods'
import { InstalmentFigures } from './instalment-figures'

const Group = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;

  & > legend {
    ${type.small}
    margin-bottom: 12px;
  }
`
const Card = styled.div`
  position: relative;
  scroll-margin-block: 104px 120px;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 4px 14px;
  min-height: 56px;
  padding: 16px 20px;
  border: 2px solid var(--line);
  border-radius: ${radius.card};
  background: var(--raised);

  ${hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
  &:has(input:checked) {
    border-color: var(--accent);
    background: #f0faf5;
  }
  &:has(input:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  & input {
    ${aboveCover}
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
  /* The whole card can be pressed. */
  & label {
    ${type.small}
    cursor: pointer;
    ${coversCard}
  }
  & > p {
    grid-column: 2 / -1;
    ${type.note}
    color: var(--quiet);
  }
  & > div {
    grid-column: 2 / -1;
    margin-top: ${space.xs};
  }
`

type PaymentChoiceProps = {
  choices: readonly OfferedChoice[]
  value: OfferedChoice
  onChange: (choice: OfferedChoice) => void
  /** When it arrives by EFT, as a sentence. */
  eftArrival: string
}

/** The ways to pay by their names, each with what it means. */
export const PaymentChoice = ({ choices, value, onChange, eftArrival }: PaymentChoiceProps) => (
  <Group role="radiogroup">
    <legend>How would you like to pay?</legend>
    {choices.map((offered, index) => {
      const { choice, plan } = offered
      const id = `checkout-payment-${index}`
      return (
        <Card key={choice}>
          <input
            type="radio"
            name="payment_method"
            id={id}
            aria-describedby={plan ? `${id}-note ${id}-plan` : `${id}-note`}
            value={choice}
            checked={choice === value.choice}
            onChange={() => onChange(offered)}
          />
          <label htmlFor={id}>{nameOf(offered)}</label>
          <Icon name={PAYMENTS[choice].icon} />
          <p id={`${id}-note`}>
            {PAYMENTS[choice].note} {choice === 'EFT' ? eftArrival : ''}
          </p>
          {plan ? <InstalmentFigures plan={plan} id={`${id}-plan`} /> : null}
        </Card>
      )
    })}
  </Group>
)
