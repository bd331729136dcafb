import { expect, test } from 'vitest'
import { chosenOf } from './templates'

const TABLE = { poster: 1, square: 2, story: 3 }

test.each([
  [
    ['story', 'poster'],
    ['story', 'poster'],
  ],
  [['story', 'banner', '', 'story'], ['story']],
  [['banner'], ['poster', 'square', 'story']],
  [[], ['poster', 'square', 'story']],
  [undefined, ['poster', 'square', 'story']],
])('%o offers %o', (chosen, offered) => {
  expect(chosenOf(TABLE, chosen)).toEqual(offered)
})
