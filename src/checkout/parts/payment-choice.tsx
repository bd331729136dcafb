import styled from 'styled-components'
import { radius, space, type } from '../../theme'
import { Icon, type IconName } from '../../ui'
import { METHOD_NOTES, type PaymentMethod } from '../payment-methods'

const ICONS: Readonly<Record<PaymentMethod, IconName>> = {
  'Credit Card (Checkout)': 'tap',
  EFT: 'bank',
  Free: 'check',
}

const Group = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;

  & > legend {
    ${type.small}
    margin-bottom: 12px;
  }
`
const Choice = styled.div`
  position: relative;
  scroll-margin-block: 104px 120px;
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 4px 14px;
  min-height: 56px;
  padding: 18px ${space.m};
  border: 2px solid var(--line);
  border-radius: ${radius.card};
  background: var(--raised);

  &:hover {
    border-color: var(--ink);
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
    position: relative;
    z-index: 1;
    width: 22px;
    height: 22px;
    margin: 0;
    accent-color: var(--accent);
  }
  & label {
    ${type.small}
  }
  /* The whole card can be pressed. */
  & label::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: pointer;
  }
  & p {
    grid-column: 2 / -1;
    ${type.note}
    color: var(--quiet);
  }
`

type PaymentChoiceProps = {
  methods: readonly PaymentMethod[]
  value: PaymentMethod
  onChange: (method: PaymentMethod) => void
}

/** The ways to pay by their names. */
export const PaymentChoice = ({ methods, value, onChange }: PaymentChoiceProps) => (
  <Group>
    <legend>How would you like to pay?</legend>
    {methods.map((method, index) => (
      <Choice key={method}>
        <input
          type="radio"
          name="payment_method"
          id={`checkout-method-${index}`}
          aria-describedby={`checkout-method-${index}-note`}
          value={method}
          checked={method === value}
          onChange={() => onChange(method)}
        />
        <label htmlFor={`checkout-method-${index}`}>{method}</label>
        <Icon name={ICONS[method]} />
        <p id={`checkout-method-${index}-note`}>{METHOD_NOTES[method]}</p>
      </Choice>
    ))}
  </Group>
)
