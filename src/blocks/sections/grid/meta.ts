import type { Bloks } from '../../../content'
import type { BlockMeta } from '../../meta'
import { listOf } from './map-grid'

export const meta: BlockMeta<Bloks.Grid> = {
  purpose:
    'Cards in one to four columns, in rows that they fill: chosen by hand, or with `list` the newest articles or customers’ stories. Take `masonry` for cards of unequal height, `slider` for a row to swipe',
  hydrate: 'static',
  needs: (blok) => {
    const list = listOf(blok)
    return list ? { lists: [{ folder: list.folder, limit: list.limit, as: list.block }] } : {}
  },
}
