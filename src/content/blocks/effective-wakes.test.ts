import { expect, test } from 'vitest'
import type { Wakes } from './types'
import { effectiveWakes } from './effective-wakes'

const definitions: Record<string, { wakes: Wakes }> = {
  grid: { wakes: 'static' },
  benefit_card: { wakes: 'static' },
  product_card: { wakes: 'visible' },
  hero_product_half: { wakes: 'load' },
}
const blok = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })

test.each([
  ['a static block', blok('benefit_card'), 'static'],
  ['a grid of static blocks', blok('grid', { items: [blok('benefit_card')] }), 'static'],
  [
    'a grid that holds a waking block',
    blok('grid', { items: [blok('benefit_card'), blok('product_card')] }),
    'visible',
  ],
  [
    'a grid that holds one deeper down',
    blok('grid', { items: [blok('grid', { items: [blok('product_card')] })] }),
    'visible',
  ],
  ['a block that wakes by itself', blok('hero_product_half', { items: [blok('benefit_card')] }), 'load'],
  ['a block nobody knows', blok('carousel'), 'static'],
])('%s', (_what, given, expected) => {
  expect(effectiveWakes(given, definitions)).toBe(expected)
})
