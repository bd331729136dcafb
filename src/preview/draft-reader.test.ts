import { expect, test } from 'vitest'
import { reuseEqual, createDraftReader } from './draft-reader'
import { exampleProduct } from '../catalogue/testing'
import { findingLine, type Story } from '../page'

const block = (uid: string, text: string) => ({ _uid: uid, component: 'note', cta: { text }, items: [1, 2] })
const copy = <Value>(value: Value): Value => structuredClone(value)

test('an equal value is the earlier object', () => {
  const before = { body: [block('a', 'one'), block('b', 'two')], title: null }
  expect(reuseEqual(before, copy(before))).toBe(before)
})

test('a changed block is new, and the equal blocks in it and beside it are the earlier objects', () => {
  const before = { body: [block('a', 'one'), block('b', 'two')] }
  const changed = { body: [block('a', 'one'), block('b', 'three')] }
  const reused = reuseEqual(before, changed)
  expect(reused).toEqual(changed)
  expect(reused.body[0]).toBe(before.body[0])
  expect(reused.body[1]).not.toBe(before.body[1])
  expect(reused.body[1]?.items).toBe(before.body[1]?.items)
})

test('moved blocks, and blocks behind a new one, are the earlier objects', () => {
  const [a, b] = [block('a', 'one'), block('b', 'two')]
  const reused = reuseEqual([a, b], copy([block('new', 'three'), b, a]))
  expect(reused[1]).toBe(b)
  expect(reused[2]).toBe(a)
})

test.each([
  ['a missing field', { a: 1, b: 2 }, { a: 1 }],
  ['a new field', { a: 1 }, { a: 1, b: undefined }],
  ['a shorter list', [1, 2], [1]],
  ['a list instead of an object', { 0: 1 }, [1]],
  ['a text instead of a list', [1], '1'],
  ['nothing before', undefined, { a: [1] }],
])('%s counts as a change', (_what, before, after) => {
  expect(reuseEqual<unknown>(before, after)).toStrictEqual(after)
})

const card = (uid: string, sku: string) => ({ _uid: uid, component: 'product_card', sku })
const words = (uid: string, title: string) => ({ _uid: uid, component: 'hero_centre', title })

const story = (content: Partial<Story['content']>): Story & { id: number } => ({
  id: 7,
  uuid: 'uuid-7',
  name: 'About',
  slug: 'about',
  publishedAt: null,
  changedAt: null,
  content: { _uid: 'p', component: 'page', ...content },
})

const SAVED = story({ body: [words('w', 'Hello'), card('c', 'khumo')] })

const reader = () =>
  createDraftReader({
    story: SAVED,
    data: {
      stories: [],
      otherSlugs: { 'uuid-8': 'shop/new-name' },
      products: [exampleProduct({ sku: 'khumo' })],
      bundles: [],
      siteUrl: 'https://www.example.co.za',
      now: Date.parse('2026-11-20T00:00:00.000Z'),
    },
  })

const bodyOf = ({ page }: ReturnType<ReturnType<typeof reader>>) =>
  page?.content && 'body' in page.content ? page.content.body : undefined

test('a draft becomes the same page as in the build', () => {
  const { page, findings } = reader()(SAVED)
  expect(findings.filter(({ block }) => block?.uid === 'c')).toEqual([])
  expect(page?.pagePath).toBe('/za/about/')
  expect(page?.catalogue.products.map(({ sku }) => sku)).toEqual(['khumo'])
})

test('an unknown product code is reported with its place', () => {
  const { findings } = reader()(story({ body: [card('c', 'khumoo')] }))
  expect(findings.filter(({ rule }) => rule === 'unknown-code').map(findingLine)).toEqual([
    'about › page › product_card › sku: The shop sells no product "khumoo". Nothing is shown for it: correct the name, or take it out.',
  ])
})

test('unchanged parts are the same objects in the next draft', () => {
  const read = reader()
  const before = read(SAVED)
  const after = read(structuredClone(story({ body: [words('w', 'Hello there'), card('c', 'khumo')] })))
  expect(bodyOf(after)?.[0]).toMatchObject({ title: 'Hello there' })
  expect(bodyOf(after)?.[1]).toBe(bodyOf(before)?.[1])
  expect(after.page?.catalogue).toBe(before.page?.catalogue)
})

test('a draft without a required field is reported, and the last page stays', () => {
  const read = reader()
  const before = read(SAVED)
  const { page, findings } = read(story({ component: 'checkout_page' }))
  expect(page).toBe(before.page)
  expect(findings).toContainEqual(expect.objectContaining({ rule: 'unfinished-page', field: 'title' }))
})

test('a link has the current address of its story, and a link to a story without a page is reported', () => {
  const link = (id: string) => ({ linktype: 'story', id, cached_url: 'shop/old-name' })
  const cta = (uid: string, id: string) => ({ _uid: uid, component: 'cta', text: 'Go', link: link(id) })
  const hero = { ...words('w', 'Hello'), ctas: [cta('a', 'uuid-8'), cta('b', 'uuid-9'), cta('c', 'uuid-7')] }
  const read = reader()(story({ body: [hero] }))
  expect(bodyOf(read)).toMatchObject([
    { ctas: [{ link: { cached_url: 'shop/new-name' } }, {}, { link: { cached_url: 'about' } }] },
  ])
  expect(read.findings.filter(({ rule }) => rule === 'dead-link').map(findingLine)).toEqual([
    expect.stringContaining(
      'about › page › hero_centre › cta › link: There is no published page "shop/old-name"',
    ),
  ])
})
