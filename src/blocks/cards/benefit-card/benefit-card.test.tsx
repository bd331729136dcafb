import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import BenefitCard from './benefit-card'
import { examples } from './example'

test('shows its figure, its benefit and one sentence', () => {
  render(<BenefitCard blok={examples.figure} />)
  expect(screen.getByRole('heading', { level: 3, name: 'A person calls back' })).toBeVisible()
  expect(screen.getByText('24h')).toBeVisible()
  expect(screen.getByText(/ring you back/)).toBeVisible()
})

test('with a link, the title is the only link of the card', () => {
  render(<BenefitCard blok={examples.link} />)
  expect(screen.getByRole('link', { name: 'Point of sale' })).toHaveAttribute('href', '/za/point-of-sale/')
})

test.each([
  ['the picture', {}, 'picture'],
  ['the figure', { image: undefined }, 'figure'],
  ['the icon', { image: undefined, figure: '' }, 'icon'],
  ['the icon', { image: { ...examples.full.image, filename: '' }, figure: '' }, 'icon'],
])('if several are filled in, only %s is shown', (_mark, emptied, shown) => {
  const blok = { ...examples.full, link: undefined, ...emptied } as typeof examples.full
  const { container } = render(<BenefitCard blok={blok} />)
  const marks = {
    picture: screen.queryByRole('img', { name: /bank card/ }),
    figure: screen.queryByText('24h'),
    icon: container.querySelector('svg'),
  }
  expect(Object.entries(marks).flatMap(([mark, part]) => (part ? [mark] : []))).toEqual([shown])
})
