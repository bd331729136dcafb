import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleTeaser, showWithStories } from '../../testing/show-with-stories'
import BlogCard from './blog-card'
import { examples } from './example'

const { article } = examples.full
const blok = { ...examples.required, article }
const show = (card = blok, story = exampleTeaser()) => showWithStories(<BlogCard blok={card} />, [story])

test('is one link to the article, with the data of the article’s page', () => {
  show()
  expect(screen.getByRole('link', { name: 'What card payments cost' })).toHaveAttribute(
    'href',
    '/za/blog/what-card-payments-cost/',
  )
  expect(screen.getByRole('article')).toHaveTextContent(
    'CostsWhat card payments costEvery line of a statement, in rand.16 November 20266 minutes to read',
  )
  expect(screen.getByText('16 November 2026')).toHaveAttribute('datetime', '2026-11-16')
})

test('the editor’s own title and text replace the article’s', () => {
  const { container } = show(examples.full)
  expect(screen.getByRole('link', { name: 'What a month of card sales costs' })).toBeVisible()
  expect(screen.getByText('One shop, one month, every line of its statement.')).toBeVisible()
  expect(container.querySelector('img')?.src).toContain('neo-touch-refund.webp')
})

test('data that the article lacks is not shown', () => {
  const story = exampleTeaser({ category: '', date: '', minutes: '1', text: '' })
  const { container } = show(blok, { ...story, image: { filename: '', alt: '' } })
  expect(screen.getByRole('article')).toHaveTextContent(/^What card payments cost1 minute to read$/)
  expect(container.querySelector('img')).toBeNull()
})
