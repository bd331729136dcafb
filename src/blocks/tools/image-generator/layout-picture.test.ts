import fc from 'fast-check'
import { expect, test, describe } from 'vitest'
import { layoutPicture } from './layout-picture'
import { fitText, LEADING, type Measure, estimate } from './measure'
import { chosenOf, TEMPLATES, type TemplateName } from './templates'

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

test('no line is wider than its space, the lines are not higher, and no word is lost', () => {
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

const NAMES = [
  'Bo',
  'Thandi’s Braids',
  'The Corner Café and Bakery, Melville',
  'W'.repeat(40),
  'Mmmm '.repeat(8),
]

describe.each(Object.keys(TEMPLATES) as TemplateName[])('%s', (template) => {
  const lay = (name: string, headline = 'We accept cards at') =>
    layoutPicture(template, { headline, name }, estimate)

  test.each(NAMES)('%s: nothing leaves the picture, and nothing covers the text', (name) => {
    const { width, height, lines, machine, strip } = lay(name)
    for (const { text, x, y, size, weight } of lines) {
      expect(x + estimate(text, weight) * size).toBeLessThanOrEqual(width - x + 1)
      expect(y).toBeLessThan(machine.y)
    }
    expect(strip.y + strip.height).toBeLessThan(height)
    expect(machine.y + machine.size).toBeGreaterThan(strip.y)
    expect(machine.size).toBeGreaterThan(width / 4)
    const last = strip.marks.at(-1)
    expect((last?.x ?? 0) + 36 * (last?.scale ?? 0)).toBeLessThanOrEqual(strip.x + strip.width)
  })

  test('lines follow each other downwards, for any text', () => {
    const words = fc.stringMatching(/^[A-Za-z0-9 &'éŠ]{1,40}$/).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(words, words, (name, headline) => {
        const { lines, machine, strip } = lay(name, headline)
        const tops = lines.map(({ y, size }) => y - size * 0.72)
        expect(tops).toEqual([...tops].sort((one, other) => one - other))
        expect(machine.size).toBeGreaterThan(0)
        expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(strip.y)
      }),
    )
  })

  test('a short name is the largest text', () => {
    const { lines } = lay('Bo')
    expect(Math.max(...lines.map(({ size }) => size))).toBe(lines.at(-1)?.size)
  })
})
