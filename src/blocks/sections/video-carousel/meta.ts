import type { BlockMeta } from '../../meta'
import { PLAYERS } from './player-address'

export const meta: BlockMeta = {
  purpose:
    'Several videos in a row to swipe; nothing is loaded from YouTube or Vimeo before somebody presses play',
  hydrate: 'intent',
  showsNothingWithout: ['address'],
  origins: { frame: [PLAYERS.YouTube, PLAYERS.Vimeo] },
}
