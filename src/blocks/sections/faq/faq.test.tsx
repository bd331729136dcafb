import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { examples } from './example'
import Faq from './faq'

const questions = () =>
  screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent)

test('each question opens on its own, the first stands open', async () => {
  const user = userEvent.setup()
  render(<Faq blok={examples.full} />)
  expect(screen.getByRole('region', { name: 'Asked before buying' })).toHaveAttribute('id', 'questions')
  const [first, second] = screen.getAllByRole('group')
  expect(first).toHaveAttribute('open')
  expect(second).not.toHaveAttribute('open')
  await user.click(screen.getByText('What is the fee?'))
  expect(second).toHaveAttribute('open')
})

test('a link can name each answer, which browsers open for it', () => {
  const { container } = render(<Faq blok={examples.full} />)
  const answer = container.querySelector('#what-is-the-fee')
  expect(answer).toHaveTextContent('3.105% incl. VAT')
  expect(answer?.closest('details')).toHaveTextContent('What is the fee?')
})

test('topics are headings over their questions', () => {
  render(<Faq blok={examples.long} />)
  const delivery = screen.getByRole('region', { name: 'Delivery' })
  expect(within(delivery).getByRole('heading', { level: 3, name: 'Delivery' })).toBeVisible()
  expect(within(delivery).getAllByRole('group')).toHaveLength(3)
})

test('more than ten questions can be searched, and the count is announced', async () => {
  const user = userEvent.setup()
  render(<Faq blok={examples.long} />)
  await user.type(screen.getByRole('searchbox', { name: 'Search the questions' }), 'courier')
  expect(questions()).toEqual(['Who delivers it?'])
  expect(screen.getByRole('status')).toHaveTextContent('1 question')
  await user.type(screen.getByRole('searchbox'), 'xyz')
  expect(screen.getByRole('status')).toHaveTextContent('No question matches.')
})

test('the server’s page holds every question and no search field that cannot work', () => {
  const html = renderToString(<Faq blok={examples.long} />)
  expect(html.match(/<details/g)).toHaveLength(11)
  expect(html).not.toContain('type="search"')
})

test('a short list has no search field', () => {
  render(<Faq blok={examples.full} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('no answer can end the structured data', () => {
  const items = (examples.full.items ?? []).map((item) => ({ ...item, question: '</script><b>' }))
  const { container } = render(<Faq blok={{ ...examples.full, items }} />)
  const script = container.querySelector('script[type="application/ld+json"]')
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({
    mainEntity: [{ name: '</script><b>' }, {}, {}, {}],
  })
})

test('stands without any field', () => {
  const { container } = render(<Faq blok={examples.required} />)
  expect(container).toHaveTextContent(/^$/)
  expect(container.querySelector('script')).toBeNull()
})
