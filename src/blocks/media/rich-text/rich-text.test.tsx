import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../../../catalogue/testing'
import { BlockRegistryProvider } from '../../../islands'
import { blockRegistry } from '../../registry.gen'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import { examples } from './example'
import RichTextBlock from './rich-text'

test('headings, lists, tables, quotes and links have semantic elements', () => {
  const { container } = render(<RichTextBlock blok={examples.full} />)
  expect(container.querySelector('#cost')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'What does it cost in a year?' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'What to ask a provider' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'how returns work' })).toHaveAttribute(
    'href',
    '/za/terms/shipping-returns/',
  )
  expect(screen.getByRole('blockquote')).toHaveTextContent('The cheapest machine is the one you use.')
  expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(3)
  expect(screen.getAllByRole('list')).toHaveLength(2)
})

test.each([
  ['white', 'tight'],
  ['charcoal', 'tight'],
  ['cream', 'normal'],
] as const)('a text on %s has %s padding', (background, rhythm) => {
  const { container } = render(<RichTextBlock blok={{ ...examples.full, background }} />)
  expect(container.querySelector('#cost')).toHaveAttribute('data-rhythm', rhythm)
})

test('a wide table scrolls in a frame that the keyboard can reach', () => {
  render(<RichTextBlock blok={examples.full} />)
  const frame = screen.getByRole('region', { name: /^Table: \w/ })
  expect(within(frame).getByRole('table')).toBeVisible()
  expect(frame).toHaveAttribute('tabindex', '0')
})

/** The names of blocks and the first words of paragraphs, in document order. */
const order = (container: Element) =>
  [
    ...container.querySelectorAll<HTMLElement>(
      'section > * > * > div > p, [data-block], a[href*="card-machines"]',
    ),
  ].map((part) => part.dataset.block ?? part.textContent?.split(' ').slice(0, 2).join(' '))

test('blocks are between the paragraphs where the editor placed them', async () => {
  const skus = ['khumo', 'neo-touch']
  const { container } = showWithCatalogue(
    <BlockRegistryProvider value={blockRegistry}>
      <RichTextBlock blok={examples.blocks} />
    </BlockRegistryProvider>,
    {
      products: skus.map((sku) => exampleProduct({ sku })),
      entries: skus.map((sku) => exampleEntry({ sku })),
    },
  )
  expect(await screen.findByText('Ask for the number in writing')).toBeVisible()
  expect(order(container).filter((part) => !/^(Buy|Details)/.test(part ?? ''))).toEqual([
    'Two minutes',
    'info_card',
    'Then look',
    'image',
    'When it',
    'product_card',
    'product_card',
    'See all',
  ])
})
