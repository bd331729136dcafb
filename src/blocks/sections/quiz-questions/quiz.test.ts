import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answer, fitProgress, readProgress, recommend } from './quiz'

/** Answers `1a`, `1b`, `1c` of the first question, and so on, for the results a, b and c. */
const QUESTIONS = [1, 2, 3].map((number) => ({
  answers: ['a', 'b', 'c'].map((result) => ({ _uid: `${number}${result}`, result })),
}))
const RESULTS = ['a', 'b', 'c'].map((code) => ({ code }))

test.each([
  ['most answers count for one', ['1b', '2b', '3a'], 'b'],
  ['all answers count for one', ['1c', '2c', '3c'], 'c'],
  ['a tie of all: the first', ['1c', '2b', '3a'], 'a'],
  ['a tie of two: the earlier one', ['1c', '2b'], 'b'],
  ['no answers: the first', [], 'a'],
  ['answers of another quiz: the first', ['9c', '8c'], 'a'],
])('%s', (_, chosen, code) => {
  expect(recommend(QUESTIONS, RESULTS, { chosen })?.code).toBe(code)
})

test('an answer for a missing result is ignored, and without results there is none', () => {
  const questions = [{ answers: [{ _uid: '1x', result: 'gone' }] }]
  expect(recommend(questions, RESULTS, { chosen: ['1x'] })?.code).toBe('a')
  expect(recommend(QUESTIONS, [], { chosen: ['1a'] })).toBeUndefined()
})

test.each([
  ['no progress yet', { chosen: [], step: 0 }, { chosen: [], step: 0 }],
  [
    'an answered question may be shown again',
    { chosen: ['1a', '2b'], step: 0 },
    { chosen: ['1a', '2b'], step: 0 },
  ],
  ['no step after the first unanswered question', { chosen: ['1a'], step: 3 }, { chosen: ['1a'], step: 1 }],
  ['an unanswered question in between', { chosen: ['1a', '3a'], step: 3 }, { chosen: ['1a', '3a'], step: 1 }],
  [
    'all answered: the result',
    { chosen: ['1a', '2a', '3a'], step: 3 },
    { chosen: ['1a', '2a', '3a'], step: 3 },
  ],
  [
    'more steps than there are',
    { chosen: ['1a', '2a', '3a'], step: 99 },
    { chosen: ['1a', '2a', '3a'], step: 3 },
  ],
  ['a step before the first', { chosen: [], step: -4 }, { chosen: [], step: 0 }],
  ['answers of another quiz', { chosen: ['9z', '1b'], step: 1 }, { chosen: ['1b'], step: 1 }],
  ['two answers of one question', { chosen: ['1c', '1a'], step: 0 }, { chosen: ['1a'], step: 0 }],
])('a stored progress is fitted: %s', (_, stored, expected) => {
  expect(fitProgress(QUESTIONS, stored)).toEqual(expected)
})

test('an answer replaces the earlier one, and its question is shown', () => {
  expect(answer(QUESTIONS, { chosen: ['1a', '2a'], step: 2 }, 0, '1c')).toEqual({
    chosen: ['2a', '1c'],
    step: 0,
  })
})

describe('for any answers in any order', () => {
  const given = fc.array(fc.tuple(fc.nat({ max: 2 }), fc.constantFrom('a', 'b', 'c')))

  test('the last answer of each question counts, and the result has no fewer votes than any', () => {
    fc.assert(
      fc.property(given, (answers) => {
        const progress = answers.reduce(
          (before, [at, code]) => answer(QUESTIONS, before, at, `${at + 1}${code}`),
          { chosen: [] as readonly string[], step: 0 },
        )
        const last = new Map(answers)
        expect([...fitProgress(QUESTIONS, progress).chosen].sort()).toEqual(
          [...last].map(([at, code]) => `${at + 1}${code}`).sort(),
        )
        const votes = (code: string | undefined) => [...last.values()].filter((one) => one === code).length
        const best = recommend(QUESTIONS, RESULTS, progress)?.code
        expect(RESULTS.every(({ code }) => votes(code) <= votes(best))).toBe(true)
      }),
    )
  })
})

test.each([
  [{ chosen: ['1a'], step: 1 }, true],
  [{ chosen: [], step: 0, more: true }, true],
  [{ chosen: ['1a'], step: '1' }, false],
  [{ chosen: ['1a', 2], step: 1 }, false],
  [{ chosen: '1a', step: 1 }, false],
  [{ chosen: [], step: 1.5 }, false],
  [{ chosen: [], step: null }, false],
  [{ step: 1 }, false],
  [['1a'], false],
  ['done', false],
  [null, false],
])('%j in storage is a valid progress: %s', (stored, isOne) => {
  expect(readProgress(stored) !== undefined).toBe(isOne)
})
