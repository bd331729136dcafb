import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ratingWords } from '../rules/items'
import { Rating } from './rating'

test('stars have a text alternative', () => {
  const { container } = render(<Rating score={4.8} count={721} />)
  container.querySelectorAll('[aria-hidden="true"]').forEach((decoration) => decoration.remove())
  expect(container).toHaveTextContent(/^4\.8 out of 5 from 721 reviews$/)
})

test('a single review is in the singular', () => {
  expect(ratingWords({ score: 5, count: 1 })).toBe('5 out of 5 from 1 review')
})
