import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A few paragraphs between other bands: headings from the second level, lists, quotes, tables, pictures, cards. For a whole article take `article_section`',
  hydrate: 'static',
}
