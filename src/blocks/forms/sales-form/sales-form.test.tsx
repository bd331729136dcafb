import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import SalesForm from './sales-form'

test('beside the form it shows the next steps, the promises and a phone number', () => {
  render(<SalesForm blok={examples.full} />)
  const region = screen.getByRole('region', { name: 'Talk to us about Khumo' })
  expect(region).toHaveAttribute('id', 'talk-to-us')
  expect(within(region).getByRole('form', { name: 'Talk to us about Khumo' })).toBeVisible()
  expect(
    within(region)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'An answer within a working day',
    'A person in Cape Town, not a menu of numbers',
    'No contract to sign before you have seen the fees',
    'Rather talk now? 021 000 0100',
  ])
  expect(screen.getByRole('link', { name: '021 000 0100' })).toHaveAttribute('href', 'tel:0210000100')
})

test.each([
  ['a form about one product asks for no other', examples.full, 0],
  ['a form about everything asks for the topic', examples.everything, 9],
  ['an unknown product counts as none', { ...examples.full, product: 'Go' as 'Khumo' }, 9],
])('%s', (_, blok, boxes) => {
  render(<SalesForm blok={blok} />)
  expect(screen.queryAllByRole('checkbox')).toHaveLength(boxes)
})

test('renders without any field filled in, and the button’s text is its name', () => {
  render(<SalesForm blok={examples.required} />)
  expect(screen.getByRole('form', { name: 'Ask for a call' })).toHaveAttribute('data-form', 'sales')
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
