import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitText, LEADING, type Measure } from './measure'

/** Every letter is half as wide as it is high. */
const half: Measure = (text) => text.length / 2
const ROOM = { width: 100, height: 60, most: 20, weight: 800 }

test.each([
  ['Café', ['Café'], 20],
  ['Corner Café', ['Corner Café'], 100 / 5.5],
  ['Corner Café Melville', ['Corner Café', 'Melville'], 100 / 5.5],
  ['The Corner Café', ['The Corner', 'Café'], 20],
  ['Supercalifragilistic', ['Supercalifragilistic'], 10],
  ['  two   spaces ', ['two spaces'], 20],
])('%s', (text, lines, size) => {
  expect(fitText(text, ROOM, half)).toEqual({ lines, size })
})

test('no line is wider than its room, all are no higher, and no word is lost', () => {
  const word = fc.stringMatching(/^[A-Za-z&'é]{1,40}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const { lines, size } = fitText(words.join(' '), ROOM, half)
      expect(lines.length).toBeLessThanOrEqual(2)
      expect(lines.join(' ').split(' ')).toEqual(words)
      expect(size).toBeLessThanOrEqual(ROOM.most)
      expect(Math.max(...lines.map((line) => half(line, 800) * size))).toBeLessThanOrEqual(ROOM.width + 1e-9)
      expect(lines.length * size * LEADING).toBeLessThanOrEqual(ROOM.height + 1e-9)
    }),
  )
})
