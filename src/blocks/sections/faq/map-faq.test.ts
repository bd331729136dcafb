import { expect, test } from 'vitest'
import { examples } from './example'
import { faqPage, mapFaq, searchFaq } from './questions'

const items = examples.long.items ?? []
const asked = (question: string, anchor?: string) =>
  ({ ...items[0], question, anchor }) as (typeof items)[number]

test('groups the questions by topic, in order of appearance', () => {
  expect(mapFaq(items).map(({ name, questions }) => [name, questions.length])).toEqual([
    ['Cost', 4],
    ['Delivery', 3],
    ['Selling', 4],
  ])
})

test.each([
  ['by its question', [asked('Why?')], ['why']],
  ['by the name that the editor gave it', [asked('Why?', 'reason')], ['reason']],
  [
    'by no name that another has',
    [asked('Why?'), asked('Why?'), asked('Because?', 'why-2')],
    ['why', 'why-3', 'why-2'],
  ],
  ['by a word for questions without any', [asked('???')], ['question']],
])('an address leads to an answer %s', (_how, given, ids) => {
  expect(mapFaq(given)[0]?.questions.map(({ id }) => id)).toEqual(ids)
})

test('the structured data holds every question with its answer', () => {
  expect(faqPage(mapFaq(items.slice(0, 1)))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'What does it cost a month?',
        acceptedAnswer: {
          '@type': 'Answer',
          text: 'Nothing. You buy the machine once and pay a fee on each card sale.',
        },
      },
    ],
  })
})

test.each([
  ['', 11],
  ['courier', 1],
  ['NOTHING delivery', 1],
  ['nothing courier', 0],
  ['nothing  south', 1],
  ['Africá', 1],
])('a search for %o finds %i questions', (search, count) => {
  expect(searchFaq(mapFaq(items), search).size).toBe(count)
})
