import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'Two to six tabs that swap a headline, a picture and a button; the grid for what is to be compared at a glance',
  hydrate: 'visible',
}
