import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.HeroIndustry> = {
  purpose:
    'Headline for one trade, its picture, three benefits and the product that suits it, with live price and Buy Now. Without a product to recommend take hero_content_half',
  hydrate: 'visible',
  carriesTitle: true,
  needs: ({ sku }) => ({ products: { sku } }),
}
