import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose: 'A picture with places that open notes; tabs where each point needs a picture of its own',
  hydrate: 'intent',
}
