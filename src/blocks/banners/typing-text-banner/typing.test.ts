import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextKey, splitWords, textOf, waitOf, whole, type Typing } from './typing'

/** What is read, key by key, from the first word on. */
const read = (words: string[], keys: number): string[] => {
  let typing: Typing = whole(words, 0)
  return Array.from({ length: keys }, () => {
    typing = nextKey(words, typing)
    return textOf(words, typing)
  })
}

test('a word leaves letter by letter, the next one comes, and the first follows the last', () => {
  expect(read(['tap', 'go'], 10)).toEqual(['ta', 't', '', 'g', 'go', 'g', '', 't', 'ta', 'tap'])
})

test('a letter of several code units is never cut', () => {
  expect(read(['é💳', 'a'], 4)).toEqual(['é', '', 'a', ''])
})

const anyWords = fc
  .array(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }), { minLength: 1, maxLength: 6 })
  .map((words) => splitWords(words.join('\n')))
  .filter((words) => words.length > 0)

test('one letter a key, always the beginning of a word, each word whole in turn', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      let typing = whole(words, 0)
      const stood: string[] = []
      for (let key = 0; stood.length <= words.length; key += 1) {
        const before = typing
        if (waitOf(words, typing) > 1_000) stood.push(textOf(words, typing))
        typing = nextKey(words, typing)
        expect(words[typing.word]?.startsWith(textOf(words, typing))).toBe(true)
        expect(Math.abs(typing.shown - before.shown)).toBe(1)
      }
      expect(stood).toEqual([...words, words[0]])
    }),
  )
})

test.each([
  ['card\nphone\n\n  link \n', ['card', 'phone', 'link']],
  ['card\r\ncard', ['card']],
  ['\n \n', []],
])('the words of %j are %j', (lines, words) => {
  expect(splitWords(lines)).toEqual(words)
})
