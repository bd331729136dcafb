import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.ComparisonTable> = {
  purpose: 'Up to five products as columns, features as rows, under group headings',
  hydrate: 'visible',
  needs: ({ columns }) => ({ products: { 'columns.sku': columns.map(({ sku }) => sku) } }),
}
