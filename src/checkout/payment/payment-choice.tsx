import { nameOfMark, PaymentMark } from './payment-marks'
import styled from 'styled-components'
import { formatRand } from '../../../shared/money'
import { type, wholeAmount, radius, aboveCover, coversCard, from, hover, space } from '../../theme'
import { formatDay } from '../../../shared/sast-date'
import { type InstalmentPlan, marksOf, nameOf, PAYMENTS, type OfferedChoice } from './payment-methods'
import { VisuallyHidden, Notice, SkeletonBlock, Icon, TryAgain } from '../../ui'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px 20px;
  ${type.label}

  & dd {
    text-align: right;
    ${wholeAmount}
  }
`
const Remark = styled.p`
  ${type.note}
  margin-top: 8px;
  color: var(--quiet);
`

const remarkOf = ({ number, instalment, last_instalment, first_payment_on }: InstalmentPlan): string => {
  const first = formatDay(first_payment_on)
  const last =
    last_instalment === instalment ? '' : ` The last of the ${number} is ${formatRand(last_instalment)}.`
  return `${first ? `The first on ${first}, then on the same day each month.` : ''}${last}`.trim()
}

/** The costs of an instalment plan: the five figures of NCA regulation 21, all equally prominent. */
export const InstalmentFigures = ({ plan, id }: { plan: InstalmentPlan; id?: string }) => (
  <div id={id}>
    <Figures>
      <dt>Instalment each month</dt>
      <dd translate="no">{formatRand(plan.instalment)}</dd>
      <dt>Number of instalments</dt>
      <dd>{plan.number}</dd>
      <dt>Total to pay</dt>
      <dd translate="no">{formatRand(plan.total)}</dd>
      <dt>Interest a year</dt>
      <dd>{`${plan.annual_rate}%`}</dd>
      <dt>Left to pay after the last (residual)</dt>
      <dd translate="no">{formatRand(plan.residual)}</dd>
    </Figures>
    <Remark>{remarkOf(plan)}</Remark>
  </div>
)

const Places = styled.div`
  display: grid;
  gap: 12px;

  & > h3 {
    ${type.small}
  }
`
const Place = styled(SkeletonBlock)`
  height: 98px;
  border-radius: ${radius.card};
`

/** The placeholder for the payment methods while they are loading. */
export const PaymentChoiceLoading = () => (
  <Places aria-busy="true">
    <VisuallyHidden role="status">Loading the ways to pay</VisuallyHidden>
    <h3 aria-hidden="true">How would you like to pay?</h3>
    <Place />
    <Place />
    <Place />
  </Places>
)

type PaymentChoiceFailedProps = { message: string; retry: () => Promise<unknown> }

/** Says that the payment methods could not be loaded, with a button to try again. */
export const PaymentChoiceFailed = ({ message, retry }: PaymentChoiceFailedProps) => (
  <Places>
    <Notice tone="danger" icon={<Icon name="wifi" />}>
      {`We could not load the ways to pay. ${message}`}
    </Notice>
    <TryAgain variant="secondary" retry={retry} />
  </Places>
)

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
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
  padding: 14px 18px;
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
  /* The label covers the card, so that a press anywhere on it counts. */
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
  /* The figures of the instalments appear once they are chosen. Screen readers get them earlier. */
  &:not(:has(input:checked)) > div {
    display: none;
  }
  & > [data-marks] {
    display: flex;
    gap: 6px;
    margin-top: 4px;

    ${from.md} {
      grid-area: 1 / 3;
      margin-top: 0;
    }
  }
`

type PaymentChoiceProps = {
  choices: readonly OfferedChoice[]
  /** Undefined until the shopper has chosen. */
  value: OfferedChoice | undefined
  onChange: (choice: OfferedChoice) => void
  /** When an order paid by EFT arrives, as a sentence. */
  eftArrival: string
}

type ChoiceProps = {
  offered: OfferedChoice
  id: string
  isChosen: boolean
  onChoose: () => void
  eftArrival: string
}

const Choice = ({ offered, id, isChosen, onChoose, eftArrival }: ChoiceProps) => {
  const { choice, method, plan } = offered
  const { icon, note } = PAYMENTS[choice]
  const marks = marksOf(offered)
  const described = ['note', marks.length > 0 && 'marks', plan && 'plan'].filter(Boolean)
  return (
    <Card>
      <input
        type="radio"
        name="payment_method"
        id={id}
        aria-describedby={described.map((part) => `${id}-${part}`).join(' ')}
        value={method}
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id}>{nameOf(offered)}</label>
      {marks.length > 0 ? null : <Icon name={icon} />}
      <p id={`${id}-note`}>{`${note} ${choice === 'EFT' ? eftArrival : ''}`}</p>
      {marks.length > 0 ? (
        <p data-marks="" id={`${id}-marks`}>
          <VisuallyHidden>{marks.map(nameOfMark).join(', ')}</VisuallyHidden>
          {marks.map((mark) => (
            <PaymentMark key={mark} of={mark} />
          ))}
        </p>
      ) : null}
      {plan ? <InstalmentFigures plan={plan} id={`${id}-plan`} /> : null}
    </Card>
  )
}

/** The payment methods, each with its name, a note, and the cards and banks that it works with. */
export const PaymentChoice = ({ choices, value, onChange, eftArrival }: PaymentChoiceProps) => (
  <Group role="radiogroup">
    <legend>How would you like to pay?</legend>
    {choices.map((offered, index) => (
      <Choice
        key={offered.choice}
        offered={offered}
        id={`checkout-payment-${index}`}
        isChosen={offered.choice === value?.choice}
        onChoose={() => onChange(offered)}
        eftArrival={eftArrival}
      />
    ))}
  </Group>
)
