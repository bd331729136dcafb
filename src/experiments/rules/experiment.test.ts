import { expect, test } from 'vitest'
import { readExperiments, writeExperiment, experimentsIn, variantStyles, weightOf } from './experiment'

const HERO = {
  name: 'rent-hero',
  variants: [
    { name: 'control', weight: 2 },
    { name: 'by-price', weight: 0.5 },
  ],
}
const LINE = {
  name: 'line',
  variants: [
    { name: 'control', weight: 1 },
    { name: 'b', weight: 1 },
    { name: 'c', weight: 0 },
  ],
}

test('written experiments can be read back', () => {
  expect(writeExperiment(HERO)).toBe('rent-hero control:2 by-price:0.5')
  expect(readExperiments([HERO, LINE].map(writeExperiment).join(';'))).toEqual([HERO, LINE])
})

test.each([undefined, '', 'rent-hero', ';;', ' control:1'])('%j holds no experiment', (text) => {
  expect(readExperiments(text)).toEqual([])
})

test('a page’s experiments are found in its HTML, each once', () => {
  const part = (text: string) => `<div data-experiment="${text}" data-shown-with="x"></div>`
  const html = [HERO, LINE, HERO].map((one) => part(writeExperiment(one))).join('<p>data-experiment</p>')
  expect(experimentsIn(html)).toEqual([HERO, LINE])
  expect(experimentsIn('<p>none</p>')).toEqual([])
})

test.each([
  [undefined, 1],
  ['3', 3],
  [2.5, 2.5],
  ['0', 0],
  ['-1', 0],
  ['half', 0],
  ['Infinity', 0],
])('a weight written as %j is %d', (written, weight) => {
  expect(weightOf(written)).toBe(weight)
})

test('the styles show only the marked variant, or the control without a mark', () => {
  expect(variantStyles([LINE])).toBe(
    [
      'html:not([data-variants~="line:b"]) [data-shown-with="line:b"]{display:none}',
      'html:not([data-variants~="line:c"]) [data-shown-with="line:c"]{display:none}',
      'html:is([data-variants~="line:b"],[data-variants~="line:c"]) [data-shown-with="line:control"]{display:none}',
    ].join(''),
  )
})
