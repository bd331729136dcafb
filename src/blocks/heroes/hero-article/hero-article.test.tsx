import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import HeroArticle from './hero-article'

test('shows the answer, the author, the date and the reading time', () => {
  render(<HeroArticle blok={examples.article} />)
  const hero = screen.getByRole('region', { name: 'How to choose a card machine' })
  expect(screen.getByRole('heading', { level: 1, name: 'How to choose a card machine' })).toBeVisible()
  expect(hero).toHaveTextContent('By Naledi Khumalo')
  expect(screen.getByText('9 November 2026')).toHaveAttribute('datetime', '2026-11-09')
  expect(hero).toHaveTextContent('5 minutes to read')
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
})

test('for a case study it shows the kind and the result, with the figure before its label', () => {
  render(<HeroArticle blok={examples.full} />)
  const hero = screen.getByRole('region', { name: 'Corner Café stopped turning people away' })
  expect(hero).toHaveTextContent(/^Case studyCorner Café/)
  expect(screen.getByText('R25,000').parentElement).toHaveTextContent(
    'R25,000 more sold in a month than before cards',
  )
})

test('a label without a result is not shown', () => {
  render(<HeroArticle blok={{ ...examples.full, result: '' }} />)
  expect(screen.queryByText('more sold in a month than before cards')).toBeNull()
})

test('writes one minute in the singular', () => {
  render(<HeroArticle blok={examples.dark} />)
  expect(screen.getByText('1 minute to read')).toBeVisible()
})

test('an invalid date is left out', () => {
  const { container } = render(<HeroArticle blok={{ ...examples.full, date: 'soon' }} />)
  expect(container.querySelector('time')).toBeNull()
  expect(container).not.toHaveTextContent('soon')
})
