import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Bloks } from '../../../content'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { examples } from './example'
import Masonry from './masonry'

const registry = await loadRegistry({
  testimonial_card: {
    hydrate: 'static',
    load: () => import('../../cards/testimonial-card/testimonial-card'),
  },
})

const show = (blok: Bloks.Masonry) =>
  render(
    <BlockRegistryProvider value={registry}>
      <Masonry blok={blok} />
    </BlockRegistryProvider>,
  )

const columnStarts = (device: 'tablet' | 'desktop') =>
  screen.getAllByRole('listitem').map((item) => item.style.getPropertyValue(`--break-${device}`) === 'column')

test('shows a heading and the cards as one list, in the editor’s order', () => {
  show(examples.quotes)
  const region = screen.getByRole('region', { name: 'In their words' })
  const names = within(region)
    .getAllByRole('listitem')
    .map((item) => within(item).getByText(/Ndlovu$|Naidoo$|Mokoena$|Mthembu$/).firstChild?.textContent)
  expect(names).toEqual(['Sipho Ndlovu', 'Priya Naidoo', 'Zanele Mokoena', 'Bongani Mthembu'])
})

test('columns start at a card, on a tablet at a different one than on a desktop', () => {
  show(examples.quotes)
  expect(columnStarts('desktop')).toEqual([false, true, true, true])
  expect(columnStarts('tablet').filter(Boolean)).toHaveLength(1)
  const list = screen.getByRole('list')
  expect(list.style.getPropertyValue('--columns-tablet')).toBe('2')
  expect(list.style.getPropertyValue('--columns-desktop')).toBe('4')
})
