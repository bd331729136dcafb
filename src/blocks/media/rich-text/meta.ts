import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Running text: headings from the second level, lists, quotes, tables, links',
  hydrate: 'static',
}
