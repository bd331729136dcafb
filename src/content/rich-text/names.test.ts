import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoryblokRichtext } from '../storyblok.gen'
import { freeName, nameHeadings } from './names'

test.each([
  ['What does it cost a month?', 'what-does-it-cost-a-month'],
  ['What’s a café’s fee?', 'whats-a-cafes-fee'],
  ['2.7%: excl. VAT?', '2-7-excl-vat'],
  ['???', 'otherwise'],
  [
    'How long does it take before the money of a card sale is in my own bank account?',
    'how-long-does-it-take-before-the-money-of-a-card-sale-is-in',
  ],
  ['A'.repeat(80), 'a'.repeat(60)],
])('the name of %o is %s', (words, name) => {
  expect(freeName(words, new Set(), 'otherwise')).toBe(name)
})

test('names on a page are unique and valid in an address', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('Why?', 'Why 2?', ''))), (all) => {
      const taken = new Set<string>()
      const names = all.map((words) => freeName(words, taken, 'section'))
      expect(new Set(names).size).toBe(all.length)
      expect(names.filter((name) => !/^[a-z\d]+(-[a-z\d]+)*$/.test(name))).toEqual([])
    }),
  )
})

const heading = (text: string, attrs?: object): StoryblokRichtext => ({
  type: 'heading',
  attrs,
  content: [{ type: 'text', text }],
})

test('headings get names that no other heading has', () => {
  const named = nameHeadings({
    type: 'doc',
    content: [
      heading('Fees', { level: 2 }),
      { type: 'blockquote', content: [heading('Fees')] },
      heading('Fees', { id: 'fees' }),
      { type: 'paragraph' },
    ],
  })
  expect(named.content).toEqual([
    heading('Fees', { level: 2, id: 'fees-2' }),
    { type: 'blockquote', content: [heading('Fees', { id: 'fees-3' })] },
    heading('Fees', { id: 'fees' }),
    { type: 'paragraph' },
  ])
  expect(nameHeadings(named)).toEqual(named)
})
