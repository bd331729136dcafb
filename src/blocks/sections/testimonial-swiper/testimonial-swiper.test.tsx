import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { layOutRows } from '../../../ui/carousel/testing'
import { examples } from './example'
import TestimonialSwiper from './testimonial-swiper'

const registry = await loadRegistry({
  testimonial_card: {
    hydrate: 'static',
    load: () => import('../../cards/testimonial-card/testimonial-card'),
  },
})
beforeEach(() => layOutRows(500))

const show = (blok = examples.full) =>
  render(
    <BlockRegistryProvider value={registry}>
      <TestimonialSwiper blok={blok} />
    </BlockRegistryProvider>,
  )

test('is a named row of testimonials; each slide has its number and the total', async () => {
  show()
  const region = screen.getByRole('region', { name: 'Shops that stopped saying “cash only”' })
  expect(document.getElementById('customers')).toContainElement(region)
  const [first] = within(region).getAllByRole('group', { name: /of 5$/ })
  expect(first).toHaveTextContent('Lerato Mokoena')
  expect(first).toHaveTextContent('Now they tap')
  expect(await screen.findByRole('button', { name: 'Next quotes' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Place 2 of 5' })).toBeVisible()
})
