import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { examples } from './example'
import Experiment from './experiment'

const registry = await loadRegistry({
  centre_cta_banner: {
    hydrate: 'static',
    load: () => import('../../banners/centre-cta-banner/centre-cta-banner'),
  },
})

test('everybody sees the control, and nobody the variant', () => {
  render(
    <BlockRegistryProvider value={registry}>
      <Experiment blok={examples.full} />
    </BlockRegistryProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Your next customer has a card.' })).toBeVisible()
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
