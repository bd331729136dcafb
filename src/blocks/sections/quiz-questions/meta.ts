import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.QuizQuestions> = {
  purpose:
    'A short quiz of any subject that ends in a recommendation of the editor’s own words, with a product if there is one. Which product of the whole shop fits best: `product_finder`',
  hydrate: 'visible',
  needs: ({ results }) => ({ products: { 'results.sku': results.map(({ sku }) => sku) } }),
}
