import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import RichTextBlock from './rich-text'

test('headings, lists, tables, quotes and links keep their meaning', () => {
  const { container } = render(<RichTextBlock blok={examples.full} />)
  expect(container.querySelector('#cost')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'What does it cost in a year?' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'One ordinary month' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'how returns work' })).toHaveAttribute(
    'href',
    '/za/terms/shipping-returns/',
  )
  expect(screen.getByRole('blockquote')).toHaveTextContent('The cheapest machine is the one you use.')
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getAllByRole('list')).toHaveLength(2)
})

test('a wide table scrolls in a frame the keyboard can reach', () => {
  render(<RichTextBlock blok={examples.full} />)
  const frame = screen.getByRole('region', { name: /^Table: \w/ })
  expect(within(frame).getByRole('table')).toBeVisible()
  expect(frame).toHaveAttribute('tabindex', '0')
})

test('stands on one paragraph', () => {
  render(<RichTextBlock blok={examples.required} />)
  expect(screen.getByText('One paragraph is enough.')).toBeVisible()
})
