import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A merchant types the name of the business and downloads a “we accept cards” poster or picture for social media',
  hydrate: 'intent',
}
