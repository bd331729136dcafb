import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'One place of a page in two or more variants, of which each visitor sees one; see “Experiments” below for names and weights',
  hydrate: 'visible',
}
