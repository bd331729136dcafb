import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import CategorySlide from './category-slide'
import { examples } from './example'

test('is one link, named by the category and its contents', () => {
  render(<CategorySlide blok={examples.full} />)
  const link = screen.getByRole('link', { name: 'Card machines From R899, no monthly rent.' })
  expect(link).toHaveAttribute('href', '/za/shop/card-machines/')
  expect(screen.getByRole('heading', { level: 3, name: 'Card machines' })).toBeVisible()
})

test('its picture has no alternative text', () => {
  const { container } = render(<CategorySlide blok={examples.full} />)
  expect(container.querySelector('img')).toHaveAttribute('alt', '')
})
