import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { layOutRows } from '../../../ui/carousel/testing'
import CategorySlider from './category-slider'
import { examples } from './example'

const registry = await loadRegistry({
  category_slide: { hydrate: 'static', load: () => import('../category-slide/category-slide') },
})
beforeEach(() => layOutRows(500))

const show = (blok: typeof examples.full | typeof examples.required = examples.full) =>
  render(
    <BlockRegistryProvider value={registry}>
      <CategorySlider blok={blok} />
    </BlockRegistryProvider>,
  )

test('is a named row of links at any scroll position', () => {
  show()
  const region = screen.getByRole('region', { name: 'What are you looking for?' })
  expect(document.getElementById('categories')).toContainElement(region)
  expect(within(region).getAllByRole('group')).toHaveLength(5)
  expect(within(region).getAllByRole('link')).toHaveLength(5)
})

test('has a default name without a title', () => {
  show(examples.required)
  expect(screen.getByRole('region', { name: 'Categories' })).toBeVisible()
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
