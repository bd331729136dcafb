import { expect, test } from 'vitest'
import { checkBlok } from './check-blok'
import type { ContentModel } from './content-model'

const model: ContentModel = new Map<string, Record<string, { type: string; required?: boolean }>>([
  ['page', { body: { type: 'bloks' }, seo_title: { type: 'text' } }],
  ['hero_centre', { title: { type: 'text', required: true }, image: { type: 'asset' } }],
  ['image', { image: { type: 'asset', required: true } }],
  ['card', { link: { type: 'multilink' }, text: { type: 'richtext' }, image: { type: 'asset' } }],
])
const blok = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })
const linked = (href: string) => ({
  type: 'doc',
  content: [{ type: 'text', text: 'Fees', marks: [{ type: 'link', attrs: { href } }] }],
})
const page = (...body: object[]) => blok('page', { body })

test('a story that fits the model comes back as it is', () => {
  const story = page(blok('hero_centre', { title: 'Take the card.' }))
  expect(checkBlok(story, model, 'home')).toEqual({ blok: story, problems: [] })
})

test('an unknown block is left out and named, the rest stays', () => {
  const hero = blok('hero_centre', { title: 'Take the card.' })
  expect(checkBlok(page(blok('carousel'), hero), model, 'home')).toEqual({
    blok: page(hero),
    problems: ['home › page › carousel: the content model has no block of this name. It is left out.'],
  })
})

test.each([
  ['is missing', blok('hero_centre'), 'title'],
  ['is blank', blok('hero_centre', { title: '' }), 'title'],
  ['is an emptied asset', blok('image', { image: { fieldtype: 'asset', filename: '' } }), 'image'],
])('a block whose required field %s is left out and named', (_what, broken, field) => {
  expect(checkBlok(page(broken), model, 'home')).toEqual({
    blok: page(),
    problems: [
      `home › page › ${broken.component}: the required field "${field}" is empty. The block is left out.`,
    ],
  })
})

test.each([
  ['without a component', { _uid: 'a' }],
  ['with an empty one', { _uid: 'a', component: '' }],
  ['that is none', null],
])('a block %s is left out and its place named', (_what, broken) => {
  expect(checkBlok(blok('page', { body: [broken] }), model, 'home')).toEqual({
    blok: page(),
    problems: ['home › page: a block in the field "body" is missing its component. It is left out.'],
  })
})

test.each([
  ['a link field', { link: { linktype: 'url', url: 'JavaScript:alert(1)//fees.pdf' } }, 'link', 'javascript'],
  ['a link in a text', { text: linked('java\nscript:alert(1)') }, 'text', 'javascript'],
  ['a picture', { image: { fieldtype: 'asset', filename: 'data:image/svg+xml,<svg/>' } }, 'image', 'data'],
])(
  '%s with a scheme that the site does not follow is named, and its block stays',
  (_what, fields, field, scheme) => {
    const card = blok('card', fields)
    expect(checkBlok(page(card), model, 'home')).toEqual({
      blok: page(card),
      problems: [
        `home › page › card: an address in the field "${field}" starts with "${scheme}:", which this site does not follow. It is left out.`,
      ],
    })
  },
)

test('a story of an unknown type has no page', () => {
  expect(checkBlok(blok('landing'), model, 'home')).not.toHaveProperty('blok')
})
