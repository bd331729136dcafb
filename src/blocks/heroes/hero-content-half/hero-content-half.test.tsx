import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import HeroContentHalf from './hero-content-half'

test('shows its headline, its calls to action as links, and its promises as a list', () => {
  render(<HeroContentHalf blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Take the card. Keep the sale.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Shop card machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
  expect(screen.getByRole('link', { name: 'Help me choose' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Rated by those who bought it',
    'Delivered free in 3 working days',
    '30-day money back',
  ])
})

test('its picture loads first, with its size in the markup', () => {
  render(<HeroContentHalf blok={examples.full} />)
  const picture = screen.getByRole('img', { name: /Three card machines/ })
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(picture).toHaveAttribute('width', '1920')
})
