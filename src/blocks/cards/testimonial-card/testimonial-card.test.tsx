import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import TestimonialCard from './testimonial-card'

test('shows the quote, its author and the number of stars, also for screen readers', () => {
  render(<TestimonialCard blok={examples.full} />)
  const quote = screen.getByRole('figure')
  expect(quote).toHaveTextContent(/5 out of 5 stars.*People used to walk out.*Lerato Mokoena.*Corner Café/)
  expect(screen.getByRole('blockquote')).toHaveTextContent(examples.full.quote)
})

test('links to the story, and the link names the customer', () => {
  render(<TestimonialCard blok={examples.full} />)
  expect(screen.getByRole('link', { name: 'Read the story of Lerato Mokoena' })).toHaveAttribute(
    'href',
    '/za/customers/corner-cafe/',
  )
})
