import { expect, test } from 'vitest'
import { exampleListed } from './testing/stories'
import { countIn, foldersAround, searched, slugFor, stateOf, treeOf, type Folder } from './tree'

const STORIES = [
  exampleListed({ id: 1, name: 'Blog', is_folder: true }),
  exampleListed({ id: 2, name: 'Costs', parent_id: 1, position: 20 }),
  exampleListed({ id: 3, name: 'Tips', parent_id: 1, position: 10 }),
  exampleListed({ id: 4, name: 'All articles', parent_id: 1, position: 90, is_startpage: true }),
  exampleListed({ id: 5, name: 'Home' }),
  exampleListed({ id: 6, name: 'Lost', parent_id: 4711 }),
  exampleListed({ id: 7, name: 'Archive', parent_id: 1, is_folder: true }),
  exampleListed({ id: 8, name: 'Old costs', parent_id: 7 }),
]

const namesIn = ({ leaves, folders }: Folder): unknown[] => [
  ...leaves.map(({ story }) => story.name),
  ...folders.map((folder) => [folder.name, namesIn(folder)]),
]

test('stories stand in their folders, a folder’s own page first, and one without a folder at the top', () => {
  const tree = treeOf(STORIES)
  expect(namesIn(tree)).toEqual([
    'Home',
    'Lost',
    ['Blog', ['All articles', 'Tips', 'Costs', ['Archive', ['Old costs']]]],
  ])
  expect(countIn(tree)).toBe(6)
})

test('a search keeps the folders of what it finds', () => {
  expect(namesIn(searched(treeOf(STORIES), ' costs '))).toEqual([
    ['Blog', ['Costs', ['Archive', ['Old costs']]]],
  ])
  expect(namesIn(searched(treeOf(STORIES), 'nothing'))).toEqual([])
  const tree = treeOf(STORIES)
  expect(searched(tree, ' ')).toBe(tree)
})

test('the folders around a story are known, the nearest first', () => {
  expect(foldersAround(STORIES, 8)).toEqual([7, 1])
  expect(foldersAround(STORIES, 5)).toEqual([])
  expect(foldersAround(STORIES, 99)).toEqual([])
})

test.each([
  [false, false, 'draft'],
  [true, true, 'changed'],
  [true, false, 'published'],
] as const)('published %s with changes %s is %s', (published, unpublished_changes, state) => {
  expect(stateOf({ published, unpublished_changes })).toBe(state)
})

test.each([
  ['What’s new?', 'whats-new'],
  ['  Café & bar  ', 'cafe-bar'],
  ['2,000 sales', '2-000-sales'],
  ['???', ''],
])('the slug of “%s” is “%s”', (name, slug) => {
  expect(slugFor(name)).toBe(slug)
})
