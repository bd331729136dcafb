import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import CentreCtaBanner from './centre-cta-banner'
import { examples } from './example'

test('shows one line of text and one call to action as a link', () => {
  render(<CentreCtaBanner blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Your next customer has a card.' })).toBeVisible()
  expect(screen.getByText('Order today, trade within three working days.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop card machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
})

test('needs no field but its line of text', () => {
  render(<CentreCtaBanner blok={examples.required} />)
  expect(screen.getByRole('region', { name: 'Order today, trade within three working days.' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})
