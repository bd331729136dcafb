import { expect, test, beforeEach } from 'vitest'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { outOfStock, showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { exampleLink } from '../../shared/example-parts'
import { examples } from './example'
import ProductFinder from './product-finder'
import { fillIn } from './words'

test.each([
  ['Question {number} of {count}', { number: 2, count: 5 }, 'Question 2 of 5'],
  ['{product}, {product}!', { product: 'Khumo' }, 'Khumo, Khumo!'],
  ['100 {percent} yours', {}, '100 {percent} yours'],
])('fills placeholders: %s', (text, values, expected) => {
  expect(fillIn(text, values)).toBe(expected)
})

const machine = (sku: string, short_name: string, fields = {}) =>
  exampleProduct({ sku, short_name, ...fields })
const PRODUCTS = [
  machine('khumo', 'Khumo'),
  machine('khumo-print', 'Khumo Print', { unit_price: 2499 }),
  machine('neo-touch', 'Neo Touch', { unit_price: 899 }),
]
const details = exampleLink('shop/card-machines/khumo')

const show = (blok: Parameters<typeof ProductFinder>[0]['blok'] = examples.full, products = PRODUCTS) =>
  showWithCatalogue(<ProductFinder blok={blok} />, {
    products,
    entries: [exampleEntry({ detailsLink: details })],
  })

const choose = (name: string) => userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
const title = (name: string) => screen.getByRole('heading', { name })
const answerAll = async () => {
  await choose('On the move')
  await choose('No, a message will do')
  await choose('The smallest machine')
}
const product = (sku: string) => {
  const card = screen.getAllByRole('article').find(({ dataset }) => dataset.sku === sku)
  if (!card) throw new Error(`No card of ${sku}.`)
  return within(card)
}

beforeEach(() => window.history.replaceState(null, '', '/za/product-finder/?v=1'))

test('starts with the first question, without taking the focus', () => {
  show()
  expect(title('Where do you take payments?')).toHaveAccessibleDescription('Question 1 of 3')
  const answers = screen.getByRole('list', { name: 'Where do you take payments?' })
  expect(within(answers).getAllByRole('button')).toHaveLength(2)
  expect(document.body).toHaveFocus()
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
})

test('shows one question per step, stores the answers in the address and moves the focus', async () => {
  show()
  await choose('On the move')
  expect(title('Do your customers want paper slips?')).toHaveFocus()
  expect(title('Do your customers want paper slips?')).toHaveAccessibleDescription('Question 2 of 3')
  await choose('No, a message will do')
  expect(window.location.search).toBe('?v=1&answers=on-the-move.no-a-message-will-do')
})

test('ends with the best product and the runner-up, each with its reasons, price and links', async () => {
  show()
  await answerAll()
  expect(title('Khumo is your machine')).toHaveFocus()
  const best = product('khumo')
  expect(best.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'It fits in an apron pocket and runs all day on one charge.',
    'Slips go out by message, so there is no paper to buy.',
    'It is the slimmest machine we sell.',
  ])
  expect(best.getByRole('group', { name: 'Price of Khumo' })).toHaveTextContent('R1,199')
  expect(best.getByText(/In stock/)).toBeVisible()
  expect(best.getByRole('button', { name: 'Buy Now Khumo' })).toBeVisible()
  expect(best.getByRole('link', { name: 'Details of Khumo' })).toHaveAttribute(
    'href',
    '/za/shop/card-machines/khumo/',
  )
  const second = product('neo-touch')
  expect(second.getByRole('heading', { name: 'Or take Neo Touch' })).toBeVisible()
  expect(second.getByRole('group', { name: 'Price of Neo Touch' })).toHaveTextContent('R899')
  expect(second.getByText('It costs R300 less than Khumo.')).toBeVisible()
  expect(second.getByRole('list', { name: 'What speaks against it' })).toHaveTextContent(
    'It is larger in the hand.',
  )
})

test('goes back with the earlier answer marked, and starts again', async () => {
  show()
  await choose('On the move')
  await choose('No, a message will do')
  await choose('Back')
  expect(title('Do your customers want paper slips?')).toHaveFocus()
  expect(screen.getByRole('button', { name: 'No, a message will do' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await choose('Start again')
  expect(title('Where do you take payments?')).toHaveFocus()
  expect(window.location.search).toBe('?v=1')
})

test('follows the browser’s Back button', async () => {
  show()
  await choose('At a counter')
  const back = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await act(() => back)
  expect(title('Where do you take payments?')).toHaveFocus()
})

test('a shared address opens with its result', () => {
  window.history.replaceState(null, '', '/?answers=at-a-counter.yes-every-time.the-lowest-price')
  show()
  expect(title('Khumo Print is your machine')).toBeVisible()
  expect(document.body).toHaveFocus()
})

test('a product that is not sold here is not recommended; one out of stock shows its stock state', async () => {
  show(examples.full, [machine('neo-touch', 'Neo Touch', outOfStock)])
  await answerAll()
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(title('Neo Touch is your machine')).toBeVisible()
  expect(product('neo-touch').getByText('Out of stock')).toBeVisible()
})

test('has a default text if no product fits', async () => {
  show(examples.required, [machine('go', 'Go')])
  await choose('Yes, every time')
  expect(
    title('Nothing in the shop fits these answers. Look for yourself, or change an answer.'),
  ).toHaveFocus()
  expect(screen.queryByRole('article')).toBeNull()
})

test('the links to the shop are below at every step', () => {
  show()
  expect(screen.getByText('Rather look for yourself?')).toBeVisible()
  expect(screen.getByRole('link', { name: 'The whole shop' })).toHaveAttribute('href', '/za/shop/')
})
