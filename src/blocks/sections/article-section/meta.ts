import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A whole article: headings, pictures with captions, quotes, tables, code and cards in one text, with an optional table of contents. For a few paragraphs between other bands take `rich_text`',
  hydrate: 'static',
}
