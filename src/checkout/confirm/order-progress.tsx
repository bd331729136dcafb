import styled from 'styled-components'
import { orderProgress, type Order } from '../../../shared/orders'
import { shortDay, southAfricanDay } from '../../../shared/sast-date'
import { from, radius, type } from '../../theme'
import { Icon, VisuallyHidden } from '../../ui'

/** The steps stand below each other on a phone, and side by side from tablets up. */
const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;

  ${from.sm} {
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
  }
`
const Step = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 28px 1fr;
  column-gap: 12px;
  padding-bottom: 18px;

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 30px auto 2px 13px;
    width: 2px;
    background: var(--line);
  }
  &[data-done]:not(:last-child)::after {
    background: var(--accent);
  }
  &:last-child {
    padding-bottom: 0;
  }
  ${from.sm} {
    grid-template-columns: 1fr;
    align-content: start;
    row-gap: 8px;
    padding: 0 8px 0 0;

    &:not(:last-child)::after {
      inset: 13px 6px auto 34px;
      width: auto;
      height: 2px;
    }
  }
`
const Badge = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px solid var(--line);
  border-radius: ${radius.pill};

  [aria-current] > & {
    border-color: var(--ink);
    background: var(--ink);
    box-shadow:
      inset 0 0 0 6px var(--ink),
      inset 0 0 0 13px var(--on-ink);
  }
  [data-done] > & {
    border-color: var(--accent);
    background: var(--accent);
    box-shadow: none;
    color: #fff;
  }
`
const Words = styled.p`
  ${type.label}
  color: var(--quiet);
  padding-top: 4px;

  [aria-current] > &,
  [data-done] > & {
    color: inherit;
  }
  [aria-current] > & {
    font-weight: 700;
  }
  & time {
    ${type.note}
    color: var(--quiet);
    margin-left: 8px;

    ${from.sm} {
      display: block;
      margin-left: 0;
    }
  }
`

/** The progress of an order, with the days of its steps. It is not printed, because paper does not change. */
export const OrderProgress = ({ order }: { order: Order }) => (
  <List role="list" data-screen-only="" aria-label="How far your order is">
    {orderProgress(order).map(({ name, at, isCurrent, isDone }) => {
      const day = at && southAfricanDay(Date.parse(at))
      return (
        <Step key={name} aria-current={isCurrent ? 'step' : undefined} data-done={isDone ? '' : undefined}>
          <Badge aria-hidden="true">{isDone ? <Icon name="check" size={16} /> : null}</Badge>
          <Words>
            <span>{name}</span>
            {isDone ? <VisuallyHidden>, done</VisuallyHidden> : null}
            {day ? <time dateTime={day}>{` ${shortDay(day)}`}</time> : null}
          </Words>
        </Step>
      )
    })}
  </List>
)
