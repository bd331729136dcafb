import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BenefitCard from './benefit-card'
import { examples } from './example'

test('says its figure, its benefit and one sentence', () => {
  render(<BenefitCard blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 3, name: 'A person calls back' })).toBeVisible()
  expect(screen.getByText('24h')).toBeVisible()
  expect(screen.getByText(/ring you back/)).toBeVisible()
})

test('with a link, the title is the one link of the card', () => {
  render(<BenefitCard blok={examples.link} />)
  expect(screen.getByRole('link', { name: 'Point of sale' })).toHaveAttribute('href', '/za/point-of-sale/')
})

test('shows the figure and not the icon when an editor filled in both', () => {
  const { container } = render(<BenefitCard blok={{ ...examples.full, link: undefined }} />)
  expect(screen.getByText('24h')).toBeVisible()
  expect(container.querySelector('svg')).toBeNull()
})

test('stands on its title alone', () => {
  render(<BenefitCard blok={examples.required} />)
  expect(screen.getByRole('article')).toHaveTextContent(/^Money back$/)
  expect(screen.queryByRole('link')).toBeNull()
})
