import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameHeight, snippetAddress } from './embed-code'

test('any snippet is in the fragment completely and alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (html) => {
      const { pathname, search, hash } = new URL(snippetAddress(html), 'https://www.example.co.za')
      expect([pathname, search]).toEqual(['/embed/frame.html', ''])
      expect(decodeURIComponent(hash.slice(1))).toBe(html)
    }),
  )
})

test.each([
  ['480', 480],
  ['480.4', 480],
  ['', 320],
  [undefined, 320],
  ['tall', 320],
  ['0', 320],
  ['-5', 320],
  ['90000', 4000],
])('the height %o is %s px', (height, pixels) => {
  expect(frameHeight(height)).toBe(pixels)
})
