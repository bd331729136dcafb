import { expect, test } from 'vitest'
import { meta } from './meta'
import { playerAddress } from './player-address'

const HREF = 'https://example.com/'

test.each([
  [
    { from: 'YouTube', id: 'aqz-KE_bpKQ', href: HREF },
    'https://www.youtube-nocookie.com/embed/aqz-KE_bpKQ?autoplay=1&playsinline=1&rel=0',
  ],
  [
    { from: 'Vimeo', id: '76979871', hash: undefined, href: HREF },
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  ],
  [
    { from: 'Vimeo', id: '76979871', hash: '8272103f6e', href: HREF },
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
  ],
] as const)('%o has a player address that the page may frame', (film, expected) => {
  expect(playerAddress(film)).toBe(expected)
  expect(meta.origins?.frame).toContain(new URL(expected).origin)
})
