import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BlockRegistryProvider } from '../../../islands'
import { blockRegistry } from '../../registry.gen'
import { showWithCatalogue } from '../../../catalogue/testing/show-with-catalogue'
import ArticleSection, { mapArticle } from './article-section'
import { examples } from './example'

const show = (blok: typeof examples.full) =>
  showWithCatalogue(
    <BlockRegistryProvider value={blockRegistry}>
      <ArticleSection blok={blok} />
    </BlockRegistryProvider>,
  ).container

test('each line of the contents links to its heading, also where headings have the same text', () => {
  const container = show(examples.full)
  const [above, beside] = screen.getAllByRole('navigation', { name: 'In this guide' })
  for (const contents of [above, beside]) {
    const links = within(contents as HTMLElement).getAllByRole('link')
    expect(
      links.map((link) => container.querySelector(link.getAttribute('href') ?? '')?.textContent),
    ).toEqual([
      'The evening before',
      'Setting up the stall',
      'When the network goes away, comes back and goes away again all Saturday long',
      'Counting up',
      'Setting up the stall',
    ])
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(5)
  }
})

test('headings can be linked to without a table of contents', () => {
  const container = show({ ...examples.full, contents: false })
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(container.querySelector('h2#counting-up')).toBeVisible()
  expect(container.querySelector('h3#sun-rain-and-dust')).toBeVisible()
})

test('figures, quotes with their source, tables and code have semantic elements', () => {
  const container = show(examples.full)
  const [picture, said] = screen.getAllByRole('figure')
  expect(picture).toHaveTextContent('The machine in the middle: seen from both sides. © Yoco')
  expect(within(said as HTMLElement).getByRole('blockquote')).toHaveTextContent('The signal went at nine')
  expect(said).toHaveTextContent('Sipho, coffee from a bakkie in Durban')
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
  expect(container.querySelector('pre > code.language-json')).toHaveTextContent('"sales": 14')
})

test('blocks and buttons are where the editor placed them', async () => {
  const container = show(examples.full)
  const notice = await screen.findByText('A SIM needs your papers first')
  const headings = [...container.querySelectorAll('h2, h3')].map(({ textContent }) => textContent)
  expect(headings.slice(0, 3)).toEqual([
    'The evening before',
    notice.closest('h3')?.textContent,
    'Setting up the stall',
  ])
  expect(screen.getByRole('link', { name: 'See the market-day kit' })).toBeVisible()
})

const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
})

test.each([
  [
    'wanted, with two chapters',
    true,
    [heading(2, 'One'), heading(2, 'Two'), heading(3, 'Below')],
    ['One', 'Two'],
  ],
  [
    'wanted, with a first-level heading as a chapter',
    true,
    [heading(1, 'One'), heading(2, 'Two')],
    ['One', 'Two'],
  ],
  ['wanted, with one chapter', true, [heading(2, 'One')], []],
  ['wanted, with an empty heading', true, [heading(2, 'One'), heading(2, ' ')], []],
  ['not wanted', false, [heading(2, 'One'), heading(2, 'Two')], []],
])('table of contents: %s', (_what, contents, content, lines) => {
  const { entries } = mapArticle({ text: { type: 'doc', content }, contents })
  expect(entries.map(({ text }) => text)).toEqual(lines)
})
