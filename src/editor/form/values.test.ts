import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asLinkField, asLinkMark } from './rich-text/link-mark'
import { demoAssets, demoSpace } from './testing/demo-space'
import {
  addressOf,
  assetValue,
  changedLink,
  colourOf,
  focusAt,
  isReadableDate,
  linkKinds,
  linkOfKind,
  linkToAddress,
  linkToStory,
  pointOf,
  shownDate,
  storedDate,
  storedTable,
  storiesFor,
  tableOf,
  takesFile,
  withCell,
  withColour,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
} from './values'

test.each([
  ['2026-11-30 21:59', false, '2026-11-30T23:59'],
  ['2026-11-30 22:00', false, '2026-12-01T00:00'],
  ['2026-11-30', false, '2026-11-30T02:00'],
  ['2026-11-09 00:00', true, '2026-11-09'],
  ['', false, ''],
  [undefined, false, ''],
  ['next week', false, ''],
  ['2026-13-45 10:00', false, ''],
])('the stored date %o (day alone: %s) is shown as %o', (stored, isDay, shown) => {
  expect(shownDate(stored, isDay)).toBe(shown)
})

test('what a control for dates shows is stored as it was', () => {
  const moments = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, fc.boolean(), (moment, isDay) => {
      const written = moment.toISOString().slice(0, 16).replace('T', ' ')
      const stored = isDay ? `${written.slice(0, 10)} 00:00` : written
      expect(storedDate(shownDate(stored, isDay), isDay)).toBe(stored)
    }),
  )
  expect([storedDate('', true), storedDate('', false)]).toEqual(['', ''])
  expect(['', '2026-11-09', 'soon', 7].map(isReadableDate)).toEqual([true, true, false, true])
})

const SIZE = { width: 1600, height: 1200 }

test.each([
  [{ x: 0.5, y: 0.25 }, '800x300:801x301'],
  [{ x: 1, y: 1 }, '1599x1199:1600x1200'],
  [{ x: -1, y: 0 }, '0x0:1x1'],
])('the focal point %o is stored as %s', (point, focus) => {
  expect(focusAt(point, SIZE)).toBe(focus)
})

test('a stored focal point is where it was set', () => {
  expect(pointOf('800x300:801x301', SIZE)).toEqual({ x: 0.5, y: 0.25 })
  expect(pointOf('', SIZE)).toBeUndefined()
  expect(pointOf('800x300:801x301', { width: 0, height: 0 })).toBeUndefined()
})

test('an asset is stored as the service stores it, and leaves the empty value', () => {
  expect(assetValue(demoAssets[0])).toEqual({
    ...{ id: 1, alt: 'About team.webp', name: '', focus: '', title: '', fieldtype: 'asset', copyright: '' },
    ...{ filename: 'https://a.storyblok.com/f/1/1600x1200/abcdef0123/team.webp', meta_data: {} },
    ...{ is_external_url: false, source: '' },
  })
  expect(assetValue(undefined)).toMatchObject({ id: null, filename: '', fieldtype: 'asset' })
})

test.each([
  [undefined, 'a.pdf', true],
  [['images'], 'a.WEBP', true],
  [['images'], 'a.pdf', false],
  [['videos', 'images'], 'a.mp4', true],
  [['texts'], 'a.pdf', true],
])('a field for %o takes %s: %s', (filetypes, name, takes) => {
  expect(takesFile({ type: 'asset', filetypes }, name)).toBe(takes)
})

const STORY = {
  fieldtype: 'multilink',
  linktype: 'story',
  id: 'u',
  url: '',
  cached_url: 'about',
  target: '_blank',
  rel: 'x',
}

test('a link of another kind leads nowhere yet, and keeps its window and what it does not know', () => {
  expect(linkOfKind({ ...STORY, anchor: 'money', story: { uuid: 'u' } }, 'email')).toEqual({
    ...STORY,
    ...{ linktype: 'email', id: '', cached_url: '', email: '' },
  })
  expect(linkOfKind({ ...STORY, linktype: 'email', email: 'a@b.example' }, 'url')).toEqual({
    ...STORY,
    ...{ linktype: 'url', id: '', cached_url: '' },
  })
})

test('links are stored by what they lead to', () => {
  const [story] = demoSpace.stories.filter(({ full_slug: slug }) => slug === 'about')
  const empty = { fieldtype: 'multilink', id: '', url: '', cached_url: '' }
  expect(linkToStory(undefined, story)).toEqual({
    ...empty,
    linktype: 'story',
    id: story?.uuid,
    cached_url: 'about',
  })
  const web = linkToAddress(linkOfKind(undefined, 'url'), 'https://a.example/?b=c#d')
  expect(web).toEqual({
    ...empty,
    linktype: 'url',
    url: 'https://a.example/?b=c#d',
    cached_url: 'https://a.example/?b=c#d',
  })
  const mail = linkToAddress(linkOfKind(undefined, 'email'), 'a@b.example')
  expect(mail).toEqual({ ...empty, linktype: 'email', email: 'a@b.example' })
  expect([web, mail, undefined].map(addressOf)).toEqual(['https://a.example/?b=c#d', 'a@b.example', ''])
  expect(changedLink({ extra: 1 }, { anchor: 'x' })).toMatchObject({
    extra: 1,
    anchor: 'x',
    linktype: 'story',
  })
})

test('a field permits the kinds of links that the model names', () => {
  expect(linkKinds({ type: 'multilink' })).toEqual(['story', 'url'])
  expect(linkKinds({ type: 'multilink', email_link_type: true, asset_link_type: true })).toHaveLength(4)
})

test.each<[attrs: Record<string, unknown>, stored: unknown]>([
  [{ href: '/about', uuid: 'u', anchor: 'x', target: '_blank', linktype: 'story' }, 'itself'],
  [{ href: 'https://a.example', uuid: null, anchor: null, target: null, linktype: 'url' }, 'itself'],
  [{ href: 'a@b.example', uuid: null, anchor: null, target: '_self', linktype: 'email' }, 'itself'],
  [{ href: '', uuid: null, anchor: 'x', target: null, linktype: 'story' }, 'itself'],
  [{ href: '', uuid: null, anchor: null, target: null, linktype: 'url' }, undefined],
  [
    { href: 'about', uuid: 'u', anchor: null, target: null, linktype: 'story' },
    { href: '/about', uuid: 'u', anchor: null, target: null, linktype: 'story' },
  ],
])('a link in a text %o goes through the form of a link field', (attrs, stored) => {
  expect(asLinkMark(asLinkField(attrs))).toEqual(stored === 'itself' ? attrs : stored)
})

test('stories are offered by their type and folder, never folders', () => {
  const { stories } = demoSpace
  const articles = storiesFor(
    { type: 'option', filter_content_type: ['page'], folder_slug: 'blog/' },
    stories,
  )
  expect(articles.length).toBeGreaterThan(0)
  expect(articles.every(({ full_slug: slug }) => slug.startsWith('blog/'))).toBe(true)
  expect(storiesFor({ type: 'option', filter_content_type: 'navigation' }, stories).length).toBeGreaterThan(0)
  expect(storiesFor({ type: 'option' }, stories).some(({ isFolder }) => isFolder)).toBe(false)
})

test('colours keep the shape in which they are stored', () => {
  expect(withColour({ plugin: 'p', _uid: 'u', color: '#fff' }, '#000', 'p')).toEqual({
    plugin: 'p',
    _uid: 'u',
    color: '#000',
  })
  expect(withColour('#fff', '#000', 'native-color-picker')).toBe('#000')
  expect(withColour(undefined, '#000', 'native-color-picker')).toMatchObject({
    plugin: 'native-color-picker',
    color: '#000',
  })
  expect(['#fff', { color: '#000' }, undefined].map(colourOf)).toEqual(['#fff', '#000', ''])
})

test('rows and columns come and go, and cells keep their texts', () => {
  const two = withCell(withRow(withColumn(withColumn(tableOf(undefined)))), 0, 1, 'R10')
  expect(two.rows[0]?.body.map(({ value }) => value)).toEqual(['', 'R10'])
  const headed = withCell(two, -1, 1, 'Price')
  expect(headed.head.map(({ value }) => value)).toEqual(['', 'Price'])
  const numbers = [...headed.head, ...headed.rows.flatMap(({ _uid, body }) => [{ _uid }, ...body])].map(
    ({ _uid }) => _uid,
  )
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(withoutColumn(withColumn(headed), 2)).toEqual(headed)
  expect(withoutRow(withRow(headed), 1)).toEqual(headed)
  expect(storedTable({ fieldtype: 'table', more: 1 }, headed)).toMatchObject({
    ...{ fieldtype: 'table', more: 1 },
    thead: [{ component: '_table_head' }, { value: 'Price' }],
    tbody: [{ component: '_table_row', body: [{ component: '_table_col' }, { value: 'R10' }] }],
  })
  expect(withRow(tableOf(undefined)).rows[0]?.body).toHaveLength(1)
})
