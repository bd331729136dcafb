import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Up to five products as columns, features as rows, under group headings',
  hydrate: 'visible',
  needs: { products: ['columns.sku'] },
}
