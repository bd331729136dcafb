import { expect, test } from 'vitest'
import type { StoryTeaser } from '../../../content'
import { listedCards, listOf } from './map-grid'
import { meta } from './meta'

const story = (uuid: string): StoryTeaser => ({
  uuid,
  slug: `blog/${uuid}`,
  path: `/za/blog/${uuid}/`,
  title: uuid,
  text: '',
  background: 'pink',
  category: '',
  date: '',
  minutes: '',
  result: '',
  resultLabel: '',
})
const stories = ['newest', 'older', 'oldest'].map(story)
const grid = { _uid: 'grid', component: 'grid' } as const

test.each([
  ['2', 2],
  ['2.9', 2],
  ['', undefined],
  [undefined, undefined],
  ['0', undefined],
  ['-1', undefined],
  ['all', undefined],
])('a limit of %o is %s', (list_limit, limit) => {
  expect(listOf({ list: 'articles', list_limit })?.limit).toBe(limit)
})

test('asks the build for the folder, for as many as are shown, in the card that shows them', () => {
  expect(meta.needs?.({ ...grid, list: 'articles', list_limit: '2' })).toEqual({
    lists: [{ folder: 'blog/', limit: 2, as: 'blog_card' }],
  })
  expect(meta.needs?.({ ...grid, list: 'case_studies' })).toEqual({
    lists: [{ folder: 'customers/', limit: undefined, as: 'case_study_card' }],
  })
  expect(meta.needs?.(grid)).toEqual({})
})

test('each story has a card, in order, up to the limit', () => {
  expect(listedCards({ ...grid, list: 'articles', list_limit: '2' }, stories)).toEqual([
    { _uid: 'grid-newest', component: 'blog_card', article: 'newest', background: 'cream' },
    { _uid: 'grid-older', component: 'blog_card', article: 'older', background: 'cream' },
  ])
  expect(listedCards({ ...grid, list: 'case_studies' }, stories)[2]).toEqual({
    _uid: 'grid-oldest',
    component: 'case_study_card',
    case_study: 'oldest',
    background: 'pink',
  })
})

test.each([
  ['white', 'cream'],
  ['', 'cream'],
  ['cream', 'white'],
  ['payflex-navy', 'white'],
] as const)('on a band in %o an article’s card is %s', (background, expected) => {
  expect(listedCards({ ...grid, background, list: 'articles' }, stories)).toContainEqual({
    _uid: 'grid-newest',
    component: 'blog_card',
    article: 'newest',
    background: expected,
  })
})

test('without a list there is nothing', () => {
  expect(listedCards(grid, stories)).toEqual([])
  expect(listedCards({ ...grid, list: '' }, stories)).toEqual([])
})
