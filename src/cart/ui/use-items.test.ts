import { expect, test } from 'vitest'
import { KHUMO, SIM, STARTER_KIT } from '../testing/catalogue'
import { emptyCart } from '../../../shared/orders/testing'
import { applyItemAction, type ItemAction } from '../testing/fake-cart'
import { hasSimCard } from './use-items'

const catalogue = { products: [KHUMO, SIM], bundles: [STARTER_KIT] }

test.each<[string, ItemAction | undefined, boolean]>([
  ['an empty cart contains no SIM card', undefined, false],
  ['a cart with a card machine contains no SIM card', { action: 'add', product: 'khumo' }, false],
  ['a cart with a SIM card contains one', { action: 'add', product: 'sim-data' }, true],
  [
    'a cart with a bundle that includes a SIM card contains one',
    { action: 'add_bundle', bundle: 'starter-kit' },
    true,
  ],
])('%s', (_name, action, expected) => {
  const { items } = action ? applyItemAction(emptyCart('a'), action, catalogue) : emptyCart('a')
  expect(hasSimCard(items, new Set(['sim-data']))).toBe(expected)
})
