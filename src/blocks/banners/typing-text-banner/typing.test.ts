import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextKey, splitWords, textOf, waitOf, whole, type Typing } from './typing'

/** The texts that are shown, key by key, from the first word on. */
const read = (words: string[], keys: number): string[] => {
  let typing: Typing = whole(words, 0)
  return Array.from({ length: keys }, () => {
    typing = nextKey(words, typing)
    return textOf(words, typing)
  })
}

test('deletes a word letter by letter, types the next one, and starts again after the last', () => {
  expect(read(['tap', 'go'], 10)).toEqual(['ta', 't', '', 'g', 'go', 'g', '', 't', 'ta', 'tap'])
})

test('never splits a letter of several code units', () => {
  expect(read(['é💳', 'a'], 4)).toEqual(['é', '', 'a', ''])
})

const anyWords = fc
  .array(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }), { minLength: 1, maxLength: 6 })
  .map((words) => splitWords(words.join('\n')))
  .filter((words) => words.length > 0)

test('for any words, each key changes one letter and every word is shown whole in turn', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      let typing = whole(words, 0)
      const wholeWords: string[] = []
      for (let key = 0; wholeWords.length <= words.length; key += 1) {
        const before = typing
        if (waitOf(words, typing) > 1_000) wholeWords.push(textOf(words, typing))
        typing = nextKey(words, typing)
        expect(words[typing.word]?.startsWith(textOf(words, typing))).toBe(true)
        expect(Math.abs(typing.shown - before.shown)).toBe(1)
      }
      expect(wholeWords).toEqual([...words, words[0]])
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
