import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import InfoCard from './info-card'

test.each([
  ['tip', 'Tip: Charge it while you cash up'],
  ['warning', 'Take care: Charge it while you cash up'],
  ['info', 'Good to know: Charge it while you cash up'],
  ['', 'Good to know: Charge it while you cash up'],
] as const)('a notice of the kind %o is named "%s"', (type, name) => {
  render(<InfoCard blok={{ ...examples.full, type }} />)
  expect(screen.getByRole('heading', { level: 3, name })).toBeVisible()
})

test('shows its text as rich text, with one link', () => {
  render(<InfoCard blok={examples.full} />)
  expect(screen.getByText('ready before the first customer')).toHaveRole('strong')
  expect(screen.getByRole('link', { name: 'Find a charging dock' })).toHaveAttribute(
    'href',
    '/za/shop/accessories/charging-dock/',
  )
})
