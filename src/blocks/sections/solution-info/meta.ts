import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.SolutionInfo> = {
  purpose: 'Several products that are sold together at the sum of their prices',
  hydrate: 'visible',
  showsNothingWithout: ['items', 'solution'],
  needs: ({ items, solution }) => ({
    products: { 'items.sku': items?.map(({ sku }) => sku) },
    solutions: { solution },
  }),
}
