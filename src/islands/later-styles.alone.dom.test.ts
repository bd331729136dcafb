import { beforeEach, expect, test } from 'vitest'
import { classesIn, createLaterStyles } from './later-styles'

const PAGE = `.kA{color:red;}/*!sc*/
data-styled.g12[id="button__Button-sc-1"]{content:"kA,kB,"}/*!sc*/
@media print{.kC{display:none;}}/*!sc*/
data-styled.g1001[id="bar__Bar-sc-2"]{content:"kC,"}/*!sc*/
data-styled.g14[id="sc-keyframes-turn"]{content:"turn,"}/*!sc*/`

beforeEach(() => {
  document.head.innerHTML = `<style data-page-styles>${PAGE}</style>`
  document.body.innerHTML = '<main></main>'
})

test('the comments in the server’s styles name the classes that have rules', () => {
  expect(classesIn(PAGE)).toEqual([
    ['button__Button-sc-1', ['kA', 'kB']],
    ['bar__Bar-sc-2', ['kC']],
    ['sc-keyframes-turn', ['turn']],
  ])
  expect(classesIn('.kA{color:red;}')).toEqual([])
})

test('rules of the server are known, and its style element stays', () => {
  const sheet = createLaterStyles()
  expect(sheet.hasNameForId('button__Button-sc-1', 'kB')).toBe(true)
  expect(sheet.hasNameForId('bar__Bar-sc-2', 'kC')).toBe(true)
  expect(sheet.hasNameForId('bar__Bar-sc-2', 'kD')).toBe(false)
  expect(document.head.querySelector('style')?.textContent).toBe(PAGE)
})

test('new rules are added after all others', () => {
  createLaterStyles().insertRules('toast__Toast-sc-3', 'kE', ['.kE{color:blue;}'])
  expect(document.body.lastElementChild?.tagName).toBe('STYLE')
  expect(document.head.querySelectorAll('style')).toHaveLength(1)
})
