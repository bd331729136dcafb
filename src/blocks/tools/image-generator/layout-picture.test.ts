import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimate } from './measure'
import { layoutPicture } from './layout-picture'
import { TEMPLATES, type TemplateName } from './templates'

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

  test.each(NAMES)('%s: nothing leaves the picture, and nothing lies over the words', (name) => {
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

  test('lines follow each other downwards, whatever they say', () => {
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

  test('a short name is the largest thing that is written', () => {
    const { lines } = lay('Bo')
    expect(Math.max(...lines.map(({ size }) => size))).toBe(lines.at(-1)?.size)
  })
})
