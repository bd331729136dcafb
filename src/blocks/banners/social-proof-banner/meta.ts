import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'One big number, what it counts and who says so. For stars of one product take rating_banner, for logos and quotes social_proofing',
  hydrate: 'static',
}
