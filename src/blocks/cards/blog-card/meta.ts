import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'

export const meta: BlockMeta<Bloks.BlogCard> = {
  purpose:
    'The teaser of one article, chosen by hand. For the newest articles take a `grid` with `list`, for a customer’s story `case_study_card`',
  hydrate: 'static',
  needs: ({ article }) => ({ stories: { article } }),
}
