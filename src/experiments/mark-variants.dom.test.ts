import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { storeForcedList } from './store-forced'
import { isShown, markVariants } from './mark-variants'
import { variantStyles } from './rules'
import { drawVariant } from './rules/choose'
import { readExperiments } from './rules/experiment'
import { answerConsent, forgetVisitor } from './testing'

const HERO = 'rent-hero control:1 variant:1 third:1'
const LINE = 'line control:1 variant:1'
const ALL = ['rent-hero:control', 'rent-hero:variant', 'rent-hero:third', 'line:control', 'line:variant']

/** A page as the server rendered it, at the moment of the first paint. */
const openPage = (search: string, experiments = [HERO, LINE].join(';')) => {
  window.history.replaceState(null, '', `/za/rent/${search}`)
  const { dataset } = document.documentElement
  delete dataset.variants
  dataset.experiments = experiments
  document.head.innerHTML = `<style>${variantStyles(readExperiments(experiments))}</style>`
  document.body.innerHTML = ALL.map(
    (mark) => `<div data-shown-with="${mark}"><!--$--><h2 id="${mark}">${mark}</h2><!--/$--></div>`,
  ).join('')
  storeForcedList()
  markVariants()
}
const shown = () =>
  ALL.filter(
    (mark) =>
      getComputedStyle(document.querySelector(`[data-shown-with="${mark}"]`) as Element).display !== 'none',
  )
const stored = () => JSON.parse(localStorage.getItem('experiments') ?? 'null') as unknown
const drawnBy = (id: string) =>
  readExperiments([HERO, LINE].join(';')).map(
    (experiment) => `${experiment.name}:${drawVariant(experiment, id)}`,
  )

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.restoreAllMocks())

describe('an address with a list of experiments', () => {
  test.each([
    ['?testExperiments=all', ['rent-hero:variant', 'line:variant']],
    ['?testExperiments=none', ['rent-hero:control', 'line:control']],
    ['?testExperiments=line,rent-hero:third', ['rent-hero:third', 'line:variant']],
    ['?testExperiments=nobody-knows,line', ['rent-hero:control', 'line:variant']],
  ])('%s shows %j, here and on every page after it', (search, expected) => {
    openPage(search)
    expect(shown()).toEqual(expected)
    openPage('')
    expect(shown()).toEqual(expected)
    expect([localStorage.getItem('visitorId'), sessionStorage.getItem('visitorId')]).toEqual([null, null])
  })

  test('an invalid list does not change the stored list', () => {
    openPage('?testExperiments=rent-hero:third')
    openPage('?testExperiments=<script>alert(1)</script>')
    expect(stored()).toEqual(['rent-hero:third'])
    expect(shown()).toEqual(['rent-hero:third', 'line:control'])
  })

  test('`draw` ends the stored list', () => {
    sessionStorage.setItem('visitorId', 'somebody')
    openPage('?testExperiments=none')
    openPage('?testExperiments=draw')
    expect(shown()).toEqual(drawnBy('somebody'))
    openPage('')
    expect(shown()).toEqual(drawnBy('somebody'))
  })

  test('an invalid stored list is ignored', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    localStorage.setItem('experiments', '{"rent-hero":true}')
    sessionStorage.setItem('visitorId', 'somebody')
    openPage('')
    expect(shown()).toEqual(drawnBy('somebody'))
  })
})

describe('without a list', () => {
  test.each(['unknown', 'granted'] as const)(
    'the visitor draws a variant and sees it again: consent %s',
    (consent) => {
      answerConsent(consent)
      openPage('')
      const first = shown()
      const id = localStorage.getItem('visitorId') ?? sessionStorage.getItem('visitorId') ?? ''
      expect(first).toEqual(drawnBy(id))
      openPage('')
      expect(shown()).toEqual(first)
    },
  )
  test('without consent to statistics the controls are shown, unless a list forces a variant', () => {
    localStorage.setItem('visitorId', 'somebody')
    answerConsent('denied')
    openPage('')
    expect(shown()).toEqual(['rent-hero:control', 'line:control'])
    expect(localStorage.getItem('visitorId')).toBeNull()
    openPage('?testExperiments=all')
    expect(shown()).toEqual(['rent-hero:variant', 'line:variant'])
  })
  test('without scripts the controls are shown', () => {
    openPage('?testExperiments=all')
    delete document.documentElement.dataset.variants
    expect(shown()).toEqual(['rent-hero:control', 'line:control'])
  })
})

test('once the page is parsed, hidden variants are removed, except the comments by which React recognizes them', () => {
  openPage('?testExperiments=line')
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect([...document.querySelectorAll('h2')].map(({ id }) => id)).toEqual([
    'rent-hero:control',
    'line:variant',
  ])
  expect(document.querySelector('[data-shown-with="line:control"]')?.innerHTML).toBe('<!--$--><!--/$-->')
  expect(ALL.filter(isShown)).toEqual(['rent-hero:control', 'line:variant'])
})

test('without storage a list counts for its own page', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  openPage('?testExperiments=rent-hero')
  expect(shown()).toEqual(['rent-hero:variant', 'line:control'])
  openPage('')
  expect(shown()).toEqual(['rent-hero:control', 'line:control'])
  vi.restoreAllMocks()
  forgetVisitor()
})
