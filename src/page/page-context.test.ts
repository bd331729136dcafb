import { expect, test } from 'vitest'
import { pageContext } from './page-context'
import { exampleSpace, exampleStory } from './testing/space'

const article = (slug: string, date: string, fields: object = {}) =>
  exampleStory(slug, {
    component: 'page',
    body: [{ component: 'hero_article', _uid: `hero-${slug}`, title: `About ${slug}`, date, ...fields }],
  })

const ARTICLES = [
  article('blog/', '2026-12-01 00:00'),
  article('blog/costs', '2026-11-05 00:00', {
    text: 'In rand.',
    reading_time: '4',
    category: 'Costs',
    image: { filename: 'https://a.storyblok.com/f/1/4x3/0a/costs.webp', alt: 'Coins' },
  }),
  article('blog/choosing', '2026-11-09 00:00'),
  article('blog/older', '2026-10-01 00:00'),
  article('customers/cafe', '2026-11-20 00:00', { result: '+38%', result_label: 'card sales' }),
]

const LIST = { component: 'grid', list: 'articles', list_limit: '2' }

const teasersOn = (slug: string, ...body: object[]) => {
  const page = exampleStory(slug, { component: 'page', body })
  return pageContext(page, exampleSpace({ stories: [...ARTICLES.filter((one) => one.slug !== slug), page] }))
    .teasers
}

test('a page that names a story shows a teaser of its hero', () => {
  expect(teasersOn('home', { component: 'blog_card', article: 'blog/costs' })).toEqual([
    {
      uuid: 'blog/costs',
      slug: 'blog/costs',
      path: '/za/blog/costs/',
      title: 'About blog/costs',
      text: 'In rand.',
      image: { filename: 'https://a.storyblok.com/f/1/4x3/0a/costs.webp', alt: 'Coins' },
      background: '',
      category: 'Costs',
      date: '2026-11-05',
      minutes: '4',
      result: '',
      resultLabel: '',
    },
  ])
})

test('a list shows the newest pages of its folder, and a named story besides', () => {
  const slugs = teasersOn('home', LIST, { component: 'case_study_card', case_study: 'customers/cafe' })?.map(
    ({ slug }) => slug,
  )
  expect(slugs).toEqual(['customers/cafe', 'blog/choosing', 'blog/costs'])
})

test('an article’s list includes neither itself nor the folder’s own page', () => {
  expect(teasersOn('blog/choosing', LIST)?.map(({ slug }) => slug)).toEqual(['blog/costs', 'blog/older'])
})

test('the folder’s own page lists all pages in it', () => {
  expect(teasersOn('blog/', { ...LIST, list_limit: '' })?.map(({ slug }) => slug)).toEqual([
    'blog/choosing',
    'blog/costs',
    'blog/older',
  ])
})

test('a page without lists or named stories has no teasers', () => {
  expect(teasersOn('home', { component: 'hero_centre' })).toBeUndefined()
})

const asset = (name: string) => ({
  filename: `https://a.storyblok.com/f/1/1600x1200/48ea462b42/${name}.webp`,
})
const hero = (title: string) => ({
  _uid: title,
  component: 'hero_article',
  title,
  image: asset(title),
  date: '2026-11-20 00:00',
})
const tested = exampleStory('blog/fees', {
  body: [
    {
      _uid: 'e',
      component: 'experiment',
      name: 'title',
      control: [hero('control')],
      variant: [hero('variant')],
    },
    { _uid: 's', component: 'spacer' },
  ],
})

test('texts about a page as a whole use the controls of its experiments', () => {
  const space = exampleSpace({ stories: [tested] })
  const { sharePicture, structuredData, blocks } = pageContext(tested, space)
  expect(sharePicture).toContain('control.webp')
  expect(structuredData.find((data) => data['@type'] === 'Article')).toMatchObject({ headline: 'control' })
  expect(space.teasers.get('blog/fees')).toMatchObject({ title: 'control', date: '2026-11-20' })
  expect(blocks).toEqual(['experiment', 'hero_article', 'spacer'])
})
