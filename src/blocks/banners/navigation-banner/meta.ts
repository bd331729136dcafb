import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Links to the sections of a long page in a bar that stays under the navigation; one a page, above its sections',
  hydrate: 'visible',
}
