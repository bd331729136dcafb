import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Questions and answers, grouped by `topic`; every answer can be linked to, and more than ten can be searched. For an article with headings take `article_section`',
  hydrate: 'visible',
}
