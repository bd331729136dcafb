import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAnswers, writeAnswers } from './answers'

const answer = (text: string) => ({ text })
const WHERE = { answers: [answer('At my counter'), answer('Café & market stalls')] }
const PAPER = { answers: [answer('Yes'), answer('No')] }
const QUESTIONS = [WHERE, PAPER]

const texts = (query: string) => readAnswers(query, QUESTIONS).map(({ text }) => text)

test.each([
  ['?answers=at-my-counter.no', ['At my counter', 'No']],
  ['?utm_source=x&answers=cafe-market-stalls', ['Café & market stalls']],
  ['?answers=at-my-counter.maybe', ['At my counter']],
  ['?answers=on-the-moon.no', []],
  ['?answers=at-my-counter.no.and-more', ['At my counter', 'No']],
  ['?answers=', []],
  ['', []],
])('the address %s contains the answers %o', (query, expected) => {
  expect(texts(query)).toEqual(expected)
})

test('writes readable answers, keeps other parameters, and removes the answers again', () => {
  const written = writeAnswers('?utm_source=x', [answer('Café & market stalls'), answer('Yes')])
  expect(written).toBe('?utm_source=x&answers=cafe-market-stalls.yes')
  expect(writeAnswers(written, [])).toBe('?utm_source=x')
  expect(writeAnswers('?answers=yes', [])).toBe('')
})

test('reads back what was written', () => {
  const chosen = fc.tuple(fc.constantFrom(...WHERE.answers), fc.constantFrom(...PAPER.answers))
  fc.assert(
    fc.property(chosen, (answers) => {
      expect(readAnswers(writeAnswers('?v=1', answers), QUESTIONS)).toEqual(answers)
    }),
  )
})
