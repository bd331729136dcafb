import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { examples } from './example'
import ScrollingLogoBanner from './scrolling-logo-banner'

test('screen readers and the keyboard reach each logo once, although it is repeated', () => {
  const { container } = render(<ScrollingLogoBanner blok={examples.full} />)
  const list = screen.getByRole('list', { name: 'Works with the apps you already run on' })
  expect(within(list).getAllByRole('link')).toHaveLength(10)
  expect(screen.getAllByRole('img', { name: 'Ledgerly' })).toHaveLength(1)
  const copies = container.querySelectorAll('ul:not(:first-child)')
  expect(copies.length).toBeGreaterThan(0)
  for (const copy of copies) expect(copy).toHaveAttribute('inert')
})

test('a logo without a link is only a picture', () => {
  render(<ScrollingLogoBanner blok={examples.required} />)
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('the row can be stopped', () => {
  render(<ScrollingLogoBanner blok={examples.required} />)
  expect(screen.getByRole('checkbox', { name: 'Pause the row of logos' })).not.toBeChecked()
})

test('renders nothing without logos', () => {
  const { container } = render(<ScrollingLogoBanner blok={{ ...examples.full, logos: [] }} />)
  expect(container).toBeEmptyDOMElement()
})
