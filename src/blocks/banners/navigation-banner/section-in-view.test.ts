import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionInView } from './section-in-view'

const WINDOW = { line: 320, height: 800, isAtEnd: false, named: '' }
const at = (fees: number, delivery: number, questions: number) => [
  { name: 'fees', top: fees },
  { name: 'delivery', top: delivery },
  { name: 'questions', top: questions },
]

test.each([
  ['before the first section', at(900, 1700, 2500), {}, undefined],
  ['when the first has just come into view', at(500, 1300, 2100), {}, undefined],
  ['once the first is being read', at(320, 1100, 1900), {}, 'fees'],
  ['after a jump, which leaves the section under the bars', at(-700, 152, 950), {}, 'delivery'],
  ['far below all of them', at(-4000, -3200, -2400), {}, 'questions'],
  ['in any order of the links', at(152, -700, -1500), {}, 'fees'],
  ['at the end of the page', at(-700, 100, 600), { isAtEnd: true }, 'questions'],
  ['at the end, link target in view', at(-700, 400, 600), { isAtEnd: true, named: 'delivery' }, 'delivery'],
  ['at the end, link target above', at(-700, 400, 600), { isAtEnd: true, named: 'fees' }, 'questions'],
  ['without any section', [], { isAtEnd: true }, undefined],
])('%s', (_, places, there, expected) => {
  expect(sectionInView(places, { ...WINDOW, ...there })).toBe(expected)
})

test('scrolling down never marks an earlier section', () => {
  const tops = fc.uniqueArray(fc.integer({ min: 0, max: 9000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(tops, fc.nat(9000), fc.nat(2000), (starts, scrolled, further) => {
      const topOfCurrent = (scroll: number) => {
        const places = starts.map((start) => ({ name: String(start), top: start - scroll }))
        return Number(sectionInView(places, WINDOW) ?? -1)
      }
      expect(topOfCurrent(scrolled + further)).toBeGreaterThanOrEqual(topOfCurrent(scrolled))
    }),
  )
})
