import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import SocialProofBanner from './social-proof-banner'

test('the number and its label are one heading, with the source under it', () => {
  render(<SocialProofBanner blok={examples.full} />)
  expect(
    screen.getByRole('heading', { level: 2, name: '200K South African businesses take cards with us.' }),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Our own count, 31 October 2026' })).toHaveAttribute(
    'href',
    '/za/industries/',
  )
})

test('a source without a page is not a link', () => {
  render(<SocialProofBanner blok={examples.long} />)
  expect(screen.getByText('Payouts, average of the last year')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a link to a page without a named source has a default text', () => {
  render(<SocialProofBanner blok={examples.linked} />)
  expect(screen.getByRole('link', { name: 'Where this number comes from' })).toBeVisible()
})
