import styled from 'styled-components'
import { from, radius, space, type } from '../../theme'
import { Icon, VisuallyHidden } from '../../ui'
import { isAllowed, STEP_TITLES, stepsFor, type CheckoutFacts, type CheckoutStep } from '../flow'
import { StepLink } from './step-link'

const List = styled.ol`
  display: flex;
  justify-content: space-between;
  gap: ${space.xs};
  padding: 0;
  list-style: none;
  ${type.label}

  ${from.md} {
    justify-content: flex-start;
    gap: 12px;
  }
  @media print {
    display: none;
  }
`
const Item = styled.li`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 12px;
  min-width: 0;

  &:last-child {
    flex: none;
  }
  &:not(:last-child)::after {
    content: '';
    flex: 1;
    align-self: flex-start;
    min-width: 4px;
    height: 2px;
    margin-top: 15px;
    background: var(--line);

    ${from.sm} {
      align-self: center;
      margin-top: 0;
    }
  }
  &[data-done]:not(:last-child)::after {
    background: var(--accent);
  }
  & > :first-child {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-size: 0.8125rem;
    text-decoration: none;

    ${from.sm} {
      flex-direction: row;
      gap: 10px;
      font-size: 0.9375rem;
    }
  }
  &:not([aria-current]):not([data-done]) > :first-child {
    color: var(--quiet);
    font-weight: 500;
  }
  & > a:hover {
    text-decoration: underline;
  }
`
const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid var(--line);
  border-radius: ${radius.pill};
  font: 700 0.9375rem/1 var(--text);

  [aria-current] & {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  [data-done] & {
    border-color: var(--accent);
    background: var(--accent);
    color: #fff;
  }
`

type ProgressProps = { step: CheckoutStep; facts: CheckoutFacts }

/** Where the shopper is; steps that may be opened again are links. */
export const Progress = ({ step, facts }: ProgressProps) => {
  const steps = stepsFor(facts)
  const current = steps.indexOf(step)
  return (
    <nav aria-label="Checkout steps">
      <List role="list">
        {steps.map((other, index) => {
          const isDone = index < current || (other === 'confirm' && facts.order === 'placed')
          const name = (
            <>
              <Badge aria-hidden="true">{isDone ? <Icon name="check" size={18} /> : index + 1}</Badge>
              <span>{STEP_TITLES[other]}</span>
              {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
            </>
          )
          return (
            <Item
              key={other}
              aria-current={other === step ? 'step' : undefined}
              data-done={isDone ? '' : undefined}
            >
              {other !== step && isAllowed(other, facts) ? (
                <StepLink step={other}>{name}</StepLink>
              ) : (
                <span>{name}</span>
              )}
            </Item>
          )
        })}
      </List>
    </nav>
  )
}
