import { expect, test } from 'vitest'
import { addressesOf } from './read-link'
import { checkBlok as checkContent } from './check-blok'
import type { ContentModel } from './content-model'
import { exampleStory } from './testing/space'

type Field = { type: string; required?: boolean; component_whitelist?: string[] }

const model: ContentModel = new Map<string, Record<string, Field>>([
  ['page', { body: { type: 'bloks' }, seo_title: { type: 'text' } }],
  ['hero_centre', { title: { type: 'text', required: true }, image: { type: 'asset' } }],
  ['image', { image: { type: 'asset', required: true } }],
  ['cta', { link: { type: 'multilink', required: true } }],
  ['rich_text', { text: { type: 'richtext', required: true, component_whitelist: ['image', 'card'] } }],
  ['card', { link: { type: 'multilink' }, text: { type: 'richtext' }, image: { type: 'asset' } }],
])
const rules = {
  model,
  addresses: addressesOf([exampleStory('fees')], 'https://www.example.co.za'),
}
/** The content that is left, and each finding as a line. */
const checkBlok = (...given: Parameters<typeof checkContent>) => {
  const { blok, found } = checkContent(...given)
  const problems = found.map((one) => [one.block?.place, one.field, one.message].filter(Boolean).join(' › '))
  return { blok, problems }
}
const blok = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })
const linked = (attrs: object) => ({
  type: 'doc',
  content: [{ type: 'text', text: 'Fees', marks: [{ type: 'link', attrs }] }],
})
const page = (...body: object[]) => blok('page', { body })

test('a valid story is not changed', () => {
  const story = page(blok('hero_centre', { title: 'Take the card.' }))
  expect(checkBlok(story, rules)).toEqual({ blok: story, problems: [] })
})

test('an unknown block is reported and only its name stays in the page’s list; the rest does not change', () => {
  const hero = blok('hero_centre', { title: 'Take the card.' })
  expect(checkBlok(page(blok('carousel', { speed: 3 }), hero), rules)).toEqual({
    blok: page(blok('carousel'), hero),
    problems: [
      'page › carousel › The content model has no block of this name. It is left out: replace it with another.',
    ],
  })
})

test.each([
  ['is missing', blok('hero_centre'), 'title'],
  ['is blank', blok('hero_centre', { title: '' }), 'title'],
  ['is an emptied asset', blok('image', { image: { fieldtype: 'asset', filename: '' } }), 'image'],
  ['is an emptied link', blok('cta', { link: { linktype: 'story', id: '', cached_url: '' } }), 'link'],
])('a block whose required field %s is left out and reported', (_what, broken, field) => {
  expect(checkBlok(page(broken), rules)).toEqual({
    blok: page(),
    problems: [
      `page › ${broken.component} › ${field} › The required field is empty. The block is left out until it is filled in.`,
    ],
  })
})

test.each([
  ['a story', { linktype: 'story', cached_url: 'fees' }],
  ['a part of the page', { linktype: 'story', cached_url: '', anchor: 'fees' }],
  ['an email address', { linktype: 'email', email: 'help@example.co.za' }],
  ['an address', { linktype: 'url', url: 'tel:+27210000100', cached_url: '' }],
])('a required link to %s is not empty', (_what, link) => {
  expect(checkBlok(page(blok('cta', { link })), rules).problems).toEqual([])
})

test.each([
  ['without a component', { _uid: 'a', speed: 3 }, [{ _uid: 'a', component: '' }]],
  ['that is null', null, []],
])('a block %s is left out and reported with its place', (_what, broken, kept) => {
  expect(checkBlok(blok('page', { body: [broken] }), rules)).toEqual({
    blok: page(...kept),
    problems: ['page › body › A block in this field is missing its component. It is left out: delete it.'],
  })
})

test('a picture with a forbidden scheme is reported, and its block stays', () => {
  const card = blok('card', { image: { fieldtype: 'asset', filename: 'data:image/svg+xml,<svg/>' } })
  expect(checkBlok(page(card), rules)).toEqual({
    blok: page(card),
    problems: [
      'page › card › image › An address here starts with "data:", which this site does not follow. It is left out: choose a picture or a file.',
    ],
  })
})

test('a link that leads nowhere is reported, in a text too, and its block stays without it', () => {
  const card = blok('card', {
    link: { linktype: 'url', url: 'JavaScript:alert(1)//fees.pdf' },
    text: linked({ linktype: 'story', uuid: 'gone', href: '/old/fees' }),
  })
  expect(checkBlok(page(card), rules)).toEqual({
    blok: page(blok('card', { link: { linktype: 'url' }, text: linked({ linktype: 'story' }) })),
    problems: [
      'page › card › link › An address here starts with "javascript:", which this site does not follow. No link is shown: choose a page, or write another address.',
      'page › card › text › There is no published page "/old/fees". No link is shown: publish the page, or choose another.',
    ],
  })
})

test('a block stays although its required link leads nowhere, so that the page is not lost', () => {
  const checked = checkBlok(page(blok('cta', { link: { linktype: 'story', id: 'gone' } })), rules)
  expect(checked).toMatchObject({ blok: page(blok('cta')), problems: [expect.stringContaining('"gone"')] })
})

const WALL = 'https://a.storyblok.com/f/1/28000x20000/ab/wall.jpg'

test.each([
  ['a field', { image: { fieldtype: 'asset', filename: WALL } }],
  ['a text', { text: { type: 'doc', content: [{ type: 'image', attrs: { src: WALL } }] } }],
])('a picture in %s with too many pixels is reported', (_what, fields) => {
  const [field] = Object.keys(fields)
  expect(checkBlok(page(blok('card', fields)), rules).problems).toEqual([
    `page › card › ${field} › The picture has more than 40 megapixels. It is left out: upload it smaller.`,
  ])
})

const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }
const text = (...content: object[]) => ({ type: 'doc', content })
const placed = (...body: unknown[]) => ({ type: 'blok', attrs: { id: 'a', body } })
const picture = blok('image', {
  image: { fieldtype: 'asset', filename: 'https://a.storyblok.com/f/1/ab/a.png' },
})

test('valid blocks in a text stay', () => {
  const list = {
    type: 'bullet_list',
    content: [{ type: 'list_item', content: [paragraph, placed(blok('card'))] }],
  }
  const story = page(blok('rich_text', { text: text(paragraph, placed(picture, blok('card')), list) }))
  expect(checkBlok(story, rules)).toEqual({ blok: story, problems: [] })
})

test.each<[what: string, broken: unknown, problem: string]>([
  [
    'that the model does not know',
    blok('carousel'),
    'page › rich_text › carousel › The text in the field "text" takes no block of this name. It is left out: place it outside the text.',
  ],
  [
    'that the text does not accept',
    blok('hero_centre', { title: 'Take the card.' }),
    'page › rich_text › hero_centre › The text in the field "text" takes no block of this name. It is left out: place it outside the text.',
  ],
  [
    'that lacks a required field',
    blok('image'),
    'page › rich_text › image › image › The required field is empty. The block is left out until it is filled in.',
  ],
  [
    'without a component',
    { _uid: 'a' },
    'page › rich_text › text › A block in this field is missing its component. It is left out: delete it.',
  ],
])('a block in a text %s is left out and reported', (_what, broken, problem) => {
  const withIt = page(
    blok('rich_text', { text: text(paragraph, placed(broken, blok('card')), placed(broken)) }),
  )
  expect(checkBlok(withIt, rules)).toEqual({
    blok: page(blok('rich_text', { text: text(paragraph, placed(blok('card'))) })),
    problems: [problem, problem],
  })
})

test('a text without a list of accepted blocks accepts none', () => {
  const card = blok('card', { text: text(paragraph, placed(picture)) })
  expect(checkBlok(page(card), rules)).toEqual({
    blok: page(blok('card', { text: text(paragraph) })),
    problems: [
      'page › card › image › The text in the field "text" takes no block of this name. It is left out: place it outside the text.',
    ],
  })
})

test('an address in a block in a text is reported once, for that block', () => {
  const card = blok('card', { link: { linktype: 'url', url: 'javascript:alert(1)' } })
  const { problems } = checkBlok(page(blok('rich_text', { text: text(placed(card)) })), rules)
  expect(problems).toEqual([
    expect.stringContaining('page › rich_text › card › link › An address here starts with'),
  ])
})

test.each<[what: string, content: object[], isMissing: boolean]>([
  [
    'empty paragraphs',
    [{ type: 'paragraph' }, { type: 'paragraph', content: [{ type: 'text', text: ' ' }] }],
    true,
  ],
  ['nothing', [], true],
  ['a picture', [{ type: 'paragraph', content: [{ type: 'image', attrs: { src: 'a' } }] }], false],
  ['a block', [placed(picture)], false],
  ['words', [paragraph], false],
])('a required text that contains %s', (_what, content, isMissing) => {
  const { problems } = checkBlok(page(blok('rich_text', { text: text(...content) })), rules)
  expect(problems).toEqual(isMissing ? [expect.stringContaining('text › The required field is empty')] : [])
})

test('a story of an unknown type has no page', () => {
  expect(checkBlok(blok('landing'), rules).blok).toBeUndefined()
})
