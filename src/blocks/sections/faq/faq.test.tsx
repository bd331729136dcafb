import { expect, test, afterEach } from 'vitest'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { showAddress } from '../../../platform/address'
import { examples } from './example'
import Faq from './faq'
import { faqPage, mapFaq, searchFaq } from './questions'

const items = examples.long.items ?? []
const faqItem = (question: string, anchor?: string) =>
  ({ ...items[0], question, anchor }) as (typeof items)[number]

test('groups the questions by topic, in order of appearance', () => {
  expect(mapFaq(items).map(({ name, questions }) => [name, questions.length])).toEqual([
    ['Cost', 4],
    ['Delivery', 3],
    ['Selling', 4],
  ])
})

test.each([
  ['by the words of its question', [faqItem('Why?')], ['why']],
  ['by the name that the editor chose', [faqItem('Why?', 'reason')], ['reason']],
  [
    'by a unique name',
    [faqItem('Why?'), faqItem('Why?'), faqItem('Because?', 'why-2')],
    ['why', 'why-3', 'why-2'],
  ],
  ['by a default name for a question without letters', [faqItem('???')], ['question']],
])('an address leads to an answer %s', (_how, given, ids) => {
  expect(mapFaq(given)[0]?.questions.map(({ id }) => id)).toEqual(ids)
})

test('the structured data contains every question with its answer', () => {
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

/** The questions that are visible. */
const questions = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent)

afterEach(() => window.history.replaceState(null, '', '/'))

test('each question opens independently, and the first is open at the start', async () => {
  const user = userEvent.setup()
  render(<Faq blok={examples.full} />)
  expect(screen.getByRole('region', { name: 'Asked before buying' })).toHaveAttribute('id', 'questions')
  const [first, second] = screen.getAllByRole('group')
  expect(first).toHaveAttribute('open')
  expect(second).not.toHaveAttribute('open')
  await user.click(screen.getByText('What is the fee?'))
  expect(second).toHaveAttribute('open')
})

test('each answer has a link to itself', () => {
  const { container } = render(<Faq blok={examples.full} />)
  const answer = container.querySelector<HTMLElement>('#what-is-the-fee')
  expect(answer).toHaveTextContent('3.105% incl. VAT')
  expect(answer?.closest('details')).toHaveTextContent('What is the fee?')
  const link = within(answer as HTMLElement).getByText('Link to this answer')
  expect(link).toHaveAttribute('href', '#what-is-the-fee')
})

test('the answer that the address names is open at the start and after a change of the address', async () => {
  window.history.replaceState(null, '', '#cancel')
  const { container } = render(<Faq blok={examples.full} />)
  const details = (id: string) => container.querySelector(`#${id}`)?.closest('details')
  expect(details('cancel')).toHaveAttribute('open')
  expect(details('what-is-the-fee')).not.toHaveAttribute('open')
  act(() => showAddress('#what-is-the-fee'))
  expect(details('what-is-the-fee')).toHaveAttribute('open')
  expect(details('cancel')).toHaveAttribute('open')
})

test('topics are headings above their questions', () => {
  render(<Faq blok={examples.long} />)
  const delivery = screen.getByRole('region', { name: 'Delivery' })
  expect(within(delivery).getByRole('heading', { level: 3, name: 'Delivery' })).toBeVisible()
  expect(within(delivery).getAllByRole('group')).toHaveLength(3)
})

test('more than ten questions can be searched, and the count is announced', async () => {
  const user = userEvent.setup()
  render(<Faq blok={examples.long} />)
  await user.click(screen.getByText('Is there a contract?'))
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'courier')
  expect(questions()).toEqual(['Who delivers it?'])
  expect(screen.queryByRole('heading', { name: 'Cost' })).toBeNull()
  expect(screen.getByRole('status')).toHaveTextContent('1 question')
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByRole('status')).toHaveTextContent('No question matches.')
  await user.clear(screen.getByRole('searchbox'))
  expect(questions()).toHaveLength(11)
  expect(screen.getByText('No. Stop whenever you like.')).toBeVisible()
})

test('the server’s HTML contains every question and the search field', () => {
  const html = renderToString(<Faq blok={examples.long} />)
  expect(html.match(/<details/g)).toHaveLength(11)
  expect(html).toContain('type="search"')
})

test('a short list has no search field', () => {
  render(<Faq blok={examples.full} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('no answer text can end the structured data’s script', () => {
  const items = (examples.full.items ?? []).map((item) => ({ ...item, question: '</script><b>' }))
  const { container } = render(<Faq blok={{ ...examples.full, items }} />)
  const script = container.querySelector('script[type="application/ld+json"]')
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({
    mainEntity: [{ name: '</script><b>' }, {}, {}, {}],
  })
})
