import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleCta } from '../../shared/example-parts'
import { examples } from './example'
import HeroCentre from './hero-centre'

test('shows its headline and its calls to action as links, and loads its picture first', () => {
  render(<HeroCentre blok={examples.full} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Run the shop, not the paperwork.' })).toBeVisible()
  expect(screen.getByText('Point of sale')).toBeVisible()
  expect(screen.getByRole('link', { name: 'See the till' })).toHaveAttribute('href', '#till')
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})

test('leaves out a call to action without a target', () => {
  const { container } = render(
    <HeroCentre blok={{ ...examples.full, ctas: [exampleCta('See the till', '')] }} />,
  )
  expect(container.querySelector('a')).toBeNull()
})
