import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleCta } from '../../shared/example-parts'
import { examples } from './example'
import HeaderCtaBanner from './header-cta-banner'

test('shows one line of text and one call to action as a link', () => {
  render(<HeaderCtaBanner blok={examples.full} />)
  expect(screen.getByText('Delivered free, within three working days.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See delivery' })).toHaveAttribute(
    'href',
    '/za/terms/shipping-returns/',
  )
})

test.each([
  ['without text', exampleCta('', 'delivery')],
  ['without a target', exampleCta('See delivery', '')],
])('a call to action %s is left out', (_, cta) => {
  render(<HeaderCtaBanner blok={{ ...examples.full, cta: [cta] }} />)
  expect(screen.queryByRole('link')).toBeNull()
})
