import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import PaymentLogoBanner from './payment-logo-banner'

const names = () => screen.getAllByRole('listitem').map((item) => item.textContent)

test('names every card and wallet, under the editor’s introduction', () => {
  render(<PaymentLogoBanner blok={examples.full} />)
  expect(screen.getByRole('list', { name: 'Accepts' })).toBeVisible()
  expect(names()).toEqual([
    'Visa',
    'Mastercard',
    'American Express',
    'Diners Club',
    'Apple Pay',
    'Google Pay',
    'Samsung Pay',
  ])
})

test('leaves out unknown methods', () => {
  render(<PaymentLogoBanner blok={{ ...examples.full, methods: ['visa', ''] }} />)
  expect(names()).toEqual(['Visa'])
})
