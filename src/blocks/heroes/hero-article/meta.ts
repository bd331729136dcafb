import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Head of an article or case study: title, standfirst, author, date, reading time, picture, and the result of a case study',
  hydrate: 'static',
  carriesTitle: true,
}
