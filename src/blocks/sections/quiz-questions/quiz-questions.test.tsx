import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { CatalogueProvider } from '../../../catalogue'
import { exampleProduct, exampleSnapshot } from '../../../catalogue/testing'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import QuizQuestions from './quiz-questions'

const KEY = 'quiz-quiz-questions-full'
const PRODUCTS = [exampleProduct(), exampleProduct({ sku: 'khumo-print', short_name: 'Khumo Print' })]
const quiz = <QuizQuestions blok={examples.full} />

const show = () => showWithCatalogue(quiz, { products: PRODUCTS })
const html = () =>
  renderToString(<CatalogueProvider snapshot={exampleSnapshot(PRODUCTS)}>{quiz}</CatalogueProvider>)
const title = (name: string) => screen.getByRole('heading', { level: 3, name })
const radio = (name: string) => screen.getByRole('radio', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = async (name: string, button = 'Next') => {
  await userEvent.click(radio(name))
  await press(button)
}
const answerAll = async () => {
  await choose('A shelf full', 'Start')
  await choose('One of us at a time')
  await choose('Once a month', 'See the result')
}

test('starts with the first question as a group of radio buttons, without taking the focus', () => {
  show()
  expect(title('How many things do you sell?')).toHaveAccessibleDescription('Question 1 of 3')
  const group = screen.getByRole('radiogroup', { name: 'How many things do you sell?' })
  expect(group).toHaveAccessibleDescription('Count what has a price of its own.')
  expect(within(group).getAllByRole('radio')).toHaveLength(3)
  expect(document.body).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('choosing an answer stays on the question; the button and Enter show the next step, and its heading gets the focus', async () => {
  show()
  await userEvent.click(radio('Hundreds'))
  expect(title('How many things do you sell?')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(title('Who takes the money?')).toHaveFocus()
  expect(title('Who takes the money?')).toHaveAccessibleDescription('Question 2 of 3')
  await press('Back')
  expect(title('How many things do you sell?')).toHaveFocus()
  expect(radio('Hundreds')).toBeChecked()
})

test('without an answer it shows an error and focuses the first answer', async () => {
  show()
  await press('Start')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose an answer, then go on.')
  expect(radio('Up to ten')).toHaveFocus()
  await userEvent.click(radio('Hundreds'))
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('ends with the result that most answers count for, with its product at the current price, and a link', async () => {
  show()
  await answerAll()
  expect(title('Take the machine that prints')).toHaveFocus()
  expect(title('Take the machine that prints')).toHaveAccessibleDescription('Your result, after 3 questions')
  const result = within(screen.getByRole('article', { name: 'Take the machine that prints' }))
  expect(result.getByRole('group', { name: 'Price of Khumo Print' })).toHaveTextContent('R1,199')
  expect(result.getByRole('button', { name: 'Buy Now Khumo Print' })).toBeVisible()
  expect(result.getByRole('link', { name: 'Compare the machines' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/',
  )
})

test('a result whose product is not sold here shows only its text', async () => {
  showWithCatalogue(quiz, { products: [exampleProduct({ sku: 'go' })] })
  await answerAll()
  expect(title('Take the machine that prints')).toBeVisible()
  expect(screen.queryByRole('group')).toBeNull()
})

test('“Start again” clears the answers and the storage', async () => {
  show()
  await answerAll()
  await press('Start again')
  expect(title('How many things do you sell?')).toHaveFocus()
  expect(screen.getAllByRole('radio').every((one) => !(one as HTMLInputElement).checked)).toBe(true)
  expect(window.sessionStorage.getItem(KEY)).toBeNull()
})

test('a reload restores the step and the answers', async () => {
  const { unmount } = show()
  await choose('Hundreds', 'Start')
  await userEvent.click(radio('A team, in shifts'))
  unmount()
  show()
  await waitFor(() => expect(radio('A team, in shifts')).toBeChecked())
  expect(document.body).toHaveFocus()
})

test.each(['{', '"done"', '{"chosen":["of another quiz"],"step":3}', '{"chosen":[],"step":1e99}'])(
  'an invalid value in storage is ignored: %s',
  (stored) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    window.sessionStorage.setItem(KEY, stored)
    show()
    expect(title('How many things do you sell?')).toBeVisible()
  },
)

test('hydrates the server’s first question, then restores the progress stored in the tab', async () => {
  const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = document.createElement('div')
  document.body.append(page)
  page.innerHTML = html()
  const first = examples.full.questions[0]?.answers[2]?._uid
  window.sessionStorage.setItem(KEY, JSON.stringify({ chosen: [first], step: 1 }))
  const root = await act(() =>
    hydrateRoot(page, <CatalogueProvider snapshot={exampleSnapshot(PRODUCTS)}>{quiz}</CatalogueProvider>, {
      onRecoverableError: problems,
    }),
  )
  expect(title('Who takes the money?')).toBeVisible()
  expect(document.body).toHaveFocus()
  expect(problems).not.toHaveBeenCalled()
  act(() => root.unmount())
  page.remove()
})

test('without scripts every answer links to its result, and every result shows its price', () => {
  const page = document.createElement('div')
  page.innerHTML = /<noscript>(.*)<\/noscript>/s.exec(html())?.[1] ?? ''
  document.body.append(page)
  expect(screen.getAllByRole('listitem')).toHaveLength(9)
  const answer = screen.getByText('A team, in shifts').parentElement as HTMLElement
  const link = within(answer).getByRole('link', { name: 'You are ready for a till' })
  const target = page.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)
  expect(target).toHaveTextContent('a till saves you an evening a week')
  expect(screen.getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('R1,199')
  page.remove()
})
