import type { BlockMeta } from '../../meta'

export const meta: BlockMeta = {
  purpose:
    'A picture to be seen whole, or one video, with a few sentences and a button. Take `video_carousel` for several videos, `bento_card` where a few large words count more than the picture',
  hydrate: 'intent',
}
