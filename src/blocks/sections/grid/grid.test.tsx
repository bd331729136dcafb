import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Bloks } from '../../../content'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { examples } from './example'
import Grid from './grid'

const registry = await loadRegistry({
  benefit_card: { hydrate: 'static', load: () => import('../../cards/benefit-card/benefit-card') },
})

const show = (blok: Bloks.Grid) =>
  render(
    <BlockRegistryProvider value={registry}>
      <Grid blok={blok} />
    </BlockRegistryProvider>,
  )

test('a heading, a link beside it and the cards as one list', () => {
  show(examples.full)
  const region = screen.getByRole('region', { name: 'Everything after the tap' })
  expect(region).toHaveAttribute('id', 'after-the-tap')
  expect(within(region).getByRole('link', { name: 'See all card machines' })).toBeVisible()
  expect(within(region).getAllByRole('listitem')).toHaveLength(5)
  expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(5)
})

test('stands without any field', () => {
  const { container } = show(examples.required)
  expect(container).toHaveTextContent(/^$/)
  expect(screen.queryByRole('list')).toBeNull()
})
