import { expect, test } from 'vitest'
import type { Hydration } from './types'
import { effectiveHydration } from './effective-hydration'

const definitions: Record<string, { hydrate: Hydration }> = {
  grid: { hydrate: 'static' },
  benefit_card: { hydrate: 'static' },
  product_card: { hydrate: 'visible' },
  hero_product_half: { hydrate: 'load' },
}
const blok = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })

test.each([
  ['a static block', blok('benefit_card'), 'static'],
  ['a grid of static blocks', blok('grid', { items: [blok('benefit_card')] }), 'static'],
  [
    'a grid that holds one that is hydrated',
    blok('grid', { items: [blok('benefit_card'), blok('product_card')] }),
    'visible',
  ],
  [
    'a grid that holds one deeper down',
    blok('grid', { items: [blok('grid', { items: [blok('product_card')] })] }),
    'visible',
  ],
  [
    'a block that is hydrated by itself',
    blok('hero_product_half', { items: [blok('benefit_card')] }),
    'load',
  ],
  ['a block nobody knows', blok('carousel'), 'static'],
])('%s', (_what, given, expected) => {
  expect(effectiveHydration(given, definitions)).toBe(expected)
})
