import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'Title of a shop page, breadcrumb, picture, tabs to its neighbours',
  hydrate: 'load',
  carriesTitle: true,
}
