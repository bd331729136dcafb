import { expect, test } from 'vitest'
import type { Kind } from '../items'
import type { JsonObject } from '../space'
import { storyFile } from '../testing/fixtures'
import { comparePairs } from './compare'
import { byKind, type Contents, type Entry } from './contents'
import { matchContents } from './match'
import { reportDifferences } from './report'
import { forSpace, translateSpace } from './translate'

const entry = (draft: JsonObject, more: Partial<Entry> = {}): Entry => ({
  id: Number(draft.id),
  draft,
  live: null,
  label: '',
  file: '',
  ...more,
})
const story = (id: number, slug: string, fields: JsonObject = {}) => {
  const form = storyFile(id, slug, { name: 'Name', position: 0, content: {}, ...fields })
  return entry(form, { live: form.published && !form.is_folder ? form : null })
}
const contents = (some: Partial<Record<Kind, Entry[]>>): Contents => ({ ...byKind(() => []), ...some })

/** What a push of one thing reports, as `kind: fields`; nothing where both are the same. */
function pushed(kind: Kind, here: Entry, there: Entry): readonly string[] {
  const raw = matchContents(contents({ [kind]: [here] }), contents({ [kind]: [there] }), new Map())
  return comparePairs(translateSpace(raw, { marksStale: true }), 'push').flatMap(({ fields, onlyThere }) => [
    ...fields,
    ...onlyThere.map((name) => `only there: ${name}`),
  ])
}

const STORY = { uuid: 'their-uuid', id: 900, group_id: 'theirs', updated_at: '2027-01-01T00:00:00.000Z' }
const stories: readonly (readonly [string, JsonObject, JsonObject, readonly string[]])[] = [
  ['numbers and dates of the service', {}, { last_author: { id: 1 }, published_at: '2027-01-01' }, []],
  ['the name', { name: 'New' }, {}, ['name']],
  ['a date in another notation', {}, { first_published_at: '2026-11-01T09:00:00Z' }, []],
  ['unset in another way', { sort_by_date: null, meta_data: null }, { sort_by_date: '', meta_data: {} }, []],
  ['no folder as 0 and as nothing', { parent_id: 0 }, { parent_id: null }, []],
  [
    'fields of the content',
    { content: { component: 'page', title: 'a', body: [] } },
    { content: { component: 'page', title: 'b', seo: 'c', body: [] } },
    ['content.title', 'content.seo'],
  ],
  ['the order of keys', { content: { a: 1, b: 2 } }, { content: { b: 2, a: 1 } }, []],
  ['a draft that is published there', { published: false }, {}, ['published']],
]
test.each(stories)('of a story: %s', (_, here, there, fields) => {
  expect(pushed('story', story(1, 'home', here), story(900, 'home', { ...STORY, ...there }))).toEqual(fields)
})

const FIELD = { type: 'text', pos: 0 }
const COMPONENT = { id: 1, name: 'page', schema: { title: FIELD }, is_root: true }
const ENTRIES = [
  { id: 1, name: 'a', value: '1' },
  { id: 2, name: 'b', value: '2' },
]
const others: readonly (readonly [string, Kind, JsonObject, JsonObject, readonly string[]])[] = [
  [
    'numbers of fields',
    'component',
    COMPONENT,
    { ...COMPONENT, id: 7, schema: { title: { ...FIELD, id: 'x' } } },
    [],
  ],
  [
    'fields of a component',
    'component',
    { ...COMPONENT, schema: { title: FIELD, text: FIELD } },
    { ...COMPONENT, schema: { title: { ...FIELD, pos: 3 }, old: FIELD } },
    ['schema.title', 'schema.text', 'schema.old'],
  ],
  [
    'numbers of entries',
    'datasource',
    { id: 1, name: 'd', entries: ENTRIES },
    { id: 2, name: 'd', entries: ENTRIES.map((e) => ({ ...e, id: 9 })) },
    [],
  ],
  [
    'entries that are new, changed and only there',
    'datasource',
    { id: 1, name: 'd', entries: ENTRIES },
    {
      id: 1,
      name: 'd',
      entries: [
        { name: 'b', value: 'two' },
        { name: 'c', value: '' },
      ],
    },
    ['entry a', 'entry b', 'only there: c'],
  ],
  [
    'the order of entries',
    'datasource',
    { id: 1, name: 'd', entries: ENTRIES },
    { id: 1, name: 'd', entries: ENTRIES.toReversed() },
    ['order of the entries'],
  ],
  [
    'words of an asset',
    'asset',
    { id: 1, short_filename: 'a.png', alt: 'A' },
    { id: 2, short_filename: 'a.png', alt: 'B' },
    ['alt'],
  ],
]
test.each(others)('of another kind: %s', (_, kind, here, there, fields) => {
  expect(pushed(kind, entry(here), entry(there))).toEqual(fields)
})

test('a file with other bytes, and another published form, are differences', () => {
  const asset = { id: 1, short_filename: 'a.png' }
  expect(pushed('asset', entry(asset, { bytes: 'x' }), entry(asset, { bytes: 'y' }))).toEqual(['file'])
  const draft = storyFile(1, 'home', { unpublished_changes: true })
  const liveAs = (title: string) => ({ live: { ...draft, content: { title } } })
  expect(pushed('story', entry(draft, liveAs('a')), entry(draft, liveAs('b')))).toEqual(['published form'])
})

const HERE = contents({
  story: [
    story(1, 'home', { content: { link: { id: 'uuid-2', linktype: 'story' }, related: 'uuid-2' } }),
    story(2, 'help'),
  ],
  asset: [entry({ id: 5, short_filename: 'a.png', filename: 'https://a.storyblok.com/f/1/a.png' })],
})
const there = (related: string) =>
  contents({
    story: [
      story(90, 'home', {
        uuid: 'their-1',
        content: { link: { id: 'their-2', linktype: 'story' }, related },
      }),
      story(2, 'renamed', { uuid: 'their-2' }),
      story(1, 'new', {
        uuid: 'their-3',
        content: { image: { id: 50, filename: 'https://a.storyblok.com/f/9/a.png' } },
      }),
    ],
    asset: [entry({ id: 50, short_filename: 'a.png', filename: 'https://a.storyblok.com/f/9/a.png' })],
  })
const remembered = new Map([['uuid-2', 'their-2']])

test('a space is compared under the numbers and uuids of content/, and what is new keeps free ones', () => {
  const pairs = translateSpace(matchContents(HERE, there('their-2'), remembered), { marksStale: false })
  const pulled = comparePairs(pairs, 'pull')
  expect(pulled.map(({ name, source, target }) => [name, source?.id, target?.id])).toEqual([
    ['renamed', 2, 2],
    ['new', 3, undefined],
  ])
  expect(pulled[1]?.source?.draft.content).toEqual({
    image: { id: 5, filename: 'https://a.storyblok.com/f/1/a.png' },
  })
})

test('a reference that means something only in content/ is pushed again, with the uuid of the space', () => {
  const raw = matchContents(HERE, there('uuid-2'), remembered)
  const [home] = comparePairs(translateSpace(raw, { marksStale: true }), 'push')
  expect(home?.fields).toEqual(['content.related'])
  expect(forSpace(HERE.story[0]?.draft ?? {}, raw).content).toMatchObject({ related: 'their-2' })
  expect(
    comparePairs(translateSpace(raw, { marksStale: false }), 'pull').map(({ name }) => name),
  ).not.toContain('home')
})

test('a folder, the page at its address and a story of the same name elsewhere are told apart', () => {
  const all = [story(1, 'shop', { is_folder: true }), story(2, 'shop/'), story(3, 'blog/shop')]
  const pairs = matchContents(
    contents({ story: all }),
    contents({
      story: all.toReversed().map((one) => ({ ...one, draft: { ...one.draft, uuid: `their-${one.id}` } })),
    }),
    new Map(),
  )
  expect(pairs.story.map(({ here, there: other }) => [here?.id, other?.id])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
})

test('the report names what is new, changed and only there, and never shows contents', () => {
  const differences = comparePairs(
    translateSpace(matchContents(HERE, there('uuid-2'), remembered), { marksStale: true }),
    'push',
  )
  expect(reportDifferences(differences, { target: 'space 9', deletes: false })).toEqual([
    'stories: 2 changed, 1 only there',
    '  ~ home: content.related',
    '  ~ help: slug',
    '  - new: only in space 9, stays; --delete deletes it',
  ])
  expect(reportDifferences(differences, { target: 'space 9', deletes: true }).at(-1)).toBe(
    '  - new: only in space 9, is deleted',
  )
})
