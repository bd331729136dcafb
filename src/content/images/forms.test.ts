import { expect, test } from 'vitest'
import { filtersOf } from './filters'
import { resizedForm, shareForm } from './forms'
import { PLACES } from './places'

test('every picture has the defaults of spec 9, as the builder of filters writes them', () => {
  expect(resizedForm(640)).toBe(`640x0/smart/${filtersOf({ quality: 80, format: 'webp' })}`)
})

test.each([
  [
    'whole on its colour',
    { colour: '#ffce3d', focus: '8x3:9x4' },
    'fit-in/1200x630/filters:',
    'fill(ffce3d)',
  ],
  ['cropped around the focal point', { focus: '8x3:9x4' }, '1200x630/filters:focal(8x3:9x4)', 'format(jpeg)'],
  ['cropped to what matters', {}, '1200x630/smart/', 'format(jpeg)'],
  [
    'cropped to what matters, its focal point being none',
    { focus: '0x0' },
    '1200x630/smart/',
    'format(jpeg)',
  ],
])('networks show a picture %s', (_how, wanted, start, end) => {
  const form = shareForm(wanted)
  expect(form.startsWith(start)).toBe(true)
  expect(form.endsWith(end)).toBe(true)
})

test.each([
  ['text', [360, 540, 612, 720, 1440]],
  ['wide', [640, 832, 960, 1280]],
] as const)('a picture as wide as the %s has the layout scales of spec 9', (place, widths) => {
  expect(PLACES[place].widths).toEqual(widths)
})
