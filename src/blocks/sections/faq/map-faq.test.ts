import { expect, test } from 'vitest'
import { examples } from './example'
import { faqPage, mapFaq, plainText, searchFaq } from './map-faq'

const items = examples.long.items ?? []
const asked = (question: string) => ({ ...items[0], question }) as (typeof items)[number]

test('groups the questions by topic, in order of appearance', () => {
  expect(mapFaq(items).map(({ name, questions }) => [name, questions.length])).toEqual([
    ['Cost', 4],
    ['Delivery', 3],
    ['Selling', 4],
  ])
})

test.each([
  ['What does it cost a month?', 'what-does-it-cost-a-month'],
  ['What’s a café’s fee?', 'whats-a-cafes-fee'],
  ['2.7%: excl. VAT?', '2-7-excl-vat'],
  ['???', 'question'],
])('the link to %o is #%s', (question, id) => {
  expect(mapFaq([asked(question)])[0]?.questions[0]?.id).toBe(id)
})

test('two questions in the same words keep links of their own', () => {
  const twice = mapFaq([asked('Why?'), asked('Why?'), asked('Why 2?')])
  expect(twice[0]?.questions.map(({ id }) => id)).toEqual(['why', 'why-2', 'why-2-2'])
})

test('the plain text of an answer keeps its words apart', () => {
  const document = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'One ' },
          { type: 'text', text: 'line.' },
        ],
      },
      {
        type: 'bullet_list',
        content: ['First', 'Second'].map((text) => ({
          type: 'list_item',
          content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
        })),
      },
    ],
  }
  expect(plainText(document)).toBe('One line. First Second')
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
])('a search for %o finds %i questions', (search, count) => {
  expect(searchFaq(mapFaq(items), search).flatMap(({ questions }) => questions)).toHaveLength(count)
})
