import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TeasersProvider, type Bloks, type StoryTeaser } from '../../../content'
import { BlockRegistryProvider } from '../../../islands'
import { loadRegistry } from '../../../islands/testing/registry'
import { exampleTeaser } from '../../testing/show-with-stories'
import { examples } from './example'
import Grid from './grid'

const registry = await loadRegistry({
  benefit_card: { hydrate: 'static', load: () => import('../../cards/benefit-card/benefit-card') },
  blog_card: { hydrate: 'static', load: () => import('../../cards/blog-card/blog-card') },
})

const show = (blok: Bloks.Grid, stories?: StoryTeaser[]) =>
  render(
    <BlockRegistryProvider value={registry}>
      <TeasersProvider teasers={stories}>
        <Grid blok={blok} />
      </TeasersProvider>
    </BlockRegistryProvider>,
  )

test('shows a heading, a link beside it and the cards as one list', () => {
  show(examples.full)
  const region = screen.getByRole('region', { name: 'Everything after the tap' })
  expect(region).toHaveAttribute('id', 'after-the-tap')
  expect(within(region).getByRole('link', { name: 'See all card machines' })).toBeVisible()
  expect(within(region).getAllByRole('listitem')).toHaveLength(5)
  expect(within(region).getAllByRole('heading', { level: 3 })).toHaveLength(5)
})

const article = (at: number) =>
  exampleTeaser({ uuid: `article-${at}`, slug: `blog/article-${at}`, title: `Article ${at}` })

test('a list shows the newest stories of its folder instead of the cards', () => {
  const others = exampleTeaser({ uuid: 'cafe', slug: 'customers/corner-cafe', title: 'Corner Café' })
  show({ ...examples.articles, items: examples.full.items }, [others, ...[1, 2, 3, 4].map(article)])
  const region = screen.getByRole('region', { name: 'Read before you buy' })
  expect(
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Article 1', 'Article 2', 'Article 3'])
})

test('an empty list leaves only the heading', () => {
  show(examples.articles)
  expect(screen.getByRole('heading', { name: 'Read before you buy' })).toBeVisible()
  expect(screen.queryByRole('list')).toBeNull()
})
