import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.HeroShowcase> = {
  purpose:
    'Headline over two to five products on one floor, each a link to its page; for a page about a range. For one product take hero_product_half',
  hydrate: 'static',
  carriesTitle: true,
  needs: ({ products }) => ({ products: { 'products.sku': products.map(({ sku }) => sku) } }),
}
