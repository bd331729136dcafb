import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ratingWords } from '../rules/items'
import { Rating } from './rating'

test('a rating has a text alternative, and leads to how reviews are collected', () => {
  render(<Rating score={4.8} count={721} />)
  const link = screen.getByRole('link', { name: '4.8 out of 5 from 721 reviews. How we collect reviews' })
  expect(link).toHaveAttribute('href', '/za/reviews/')
  expect(link).toHaveTextContent('4.8 (721 reviews)')
})

test('a single review is in the singular', () => {
  expect(ratingWords({ score: 5, count: 1 })).toBe('5 out of 5 from 1 review')
})
