import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cart, ended, payment } from '../testing/carts'
import { OrderProgress } from './order-progress'

const steps = () =>
  within(screen.getByRole('list', { name: 'How far your order is' }))
    .getAllByRole('listitem')
    .map((step) => `${step.getAttribute('aria-current') ?? ''} ${step.textContent}`.trim())

const PLACED_AT = '2026-11-22T18:00:00.000Z'

test('an order shows its completed steps with their days, the current step and the steps ahead', () => {
  const fulfilment = [{ step: 'packed', at: '2026-11-23T22:30:00.000Z' }] as const
  const order = cart({
    status: 'complete',
    placed_at: PLACED_AT,
    paid_at: '2026-11-22T18:05:00.000Z',
    payment: ended('complete'),
    fulfilment: [...fulfilment],
  })
  render(<OrderProgress order={order} />)
  expect(steps()).toEqual([
    'Placed, done Sun 22 Nov',
    'Paid, done Sun 22 Nov',
    'step Packed Tue 24 Nov',
    'On its way',
    'Delivered',
  ])
})

test('an unpaid EFT order has no tick', () => {
  const { container } = render(
    <OrderProgress order={cart({ placed_at: PLACED_AT, payment: payment({ method: 'EFT' }) })} />,
  )
  expect(steps()[0]).toBe('step Placed Sun 22 Nov')
  expect(container.querySelector('svg, [data-done]')).toBeNull()
})
