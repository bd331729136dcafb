import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Title of an article, standfirst, author, date, reading time, picture',
  hydrate: 'static',
  carriesTitle: true,
}
