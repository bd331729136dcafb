import { expect, test } from 'vitest'
import { effectiveHydration, hydratedWithin } from './effective-hydration'

const definitions: Parameters<typeof effectiveHydration>[1] = {
  modal: { hydrate: 'asked' },
  video_carousel: { hydrate: 'intent' },
  grid: { hydrate: 'static' },
  rich_text: { hydrate: 'static' },
  faq: { hydrate: 'static', visibleBeyond: { items: 2 } },
  benefit_card: { hydrate: 'static' },
  product_card: { hydrate: 'visible' },
  hero_product_half: { hydrate: 'load' },
}
const blok = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })
const text = (...body: object[]) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: 'Words', marks: [{ type: 'link', attrs: {} }] }] },
    { type: 'bullet_list', content: [{ type: 'list_item', content: [{ type: 'blok', attrs: { body } }] }] },
    { type: 'blok', attrs: { id: 'a', body: null } },
  ],
})
const questions = (count: number) => Array.from({ length: count }, () => blok('faq_item'))

test.each([
  ['a static block', blok('benefit_card'), 'static'],
  ['a grid of static blocks', blok('grid', { items: [blok('benefit_card')] }), 'static'],
  [
    'a grid that holds one that is hydrated',
    blok('grid', { items: [blok('benefit_card'), blok('product_card')] }),
    'nested',
  ],
  [
    'a grid that holds one deeper down',
    blok('grid', { items: [blok('grid', { items: [blok('product_card')] })] }),
    'nested',
  ],
  [
    'a block that is hydrated by itself',
    blok('hero_product_half', { items: [blok('benefit_card')] }),
    'load',
  ],
  ['a text with static blocks in it', blok('rich_text', { text: text(blok('benefit_card')) }), 'static'],
  [
    'a text with a block that is hydrated, deep inside it',
    blok('rich_text', { text: text(blok('grid', { items: [blok('product_card')] })) }),
    'nested',
  ],
  ['a list that is short enough to be read', blok('faq', { items: questions(2) }), 'static'],
  ['a list that is too long for that', blok('faq', { items: questions(3) }), 'visible'],
  [
    'a static block around a list too long',
    blok('grid', { items: [blok('faq', { items: questions(3) })] }),
    'nested',
  ],
  [
    'a link to a story, which holds blocks of its own',
    blok('rich_text', { story: { uuid: 'a', content: blok('page', { body: [blok('product_card')] }) } }),
    'static',
  ],
  [
    'a block that waits for a touch, around one that does not',
    blok('video_carousel', { blocks: [blok('product_card')] }),
    'visible',
  ],
  ['a block that waits for a touch', blok('video_carousel', { blocks: [blok('benefit_card')] }), 'intent'],
  ['one that is not seen before it is asked for', blok('modal', { blocks: [blok('product_card')] }), 'asked'],
  ['a grid that holds that one', blok('grid', { items: [blok('modal')] }), 'nested'],
  ['a list that is none', blok('faq', { items: '' }), 'static'],
  ['a block nobody knows', blok('carousel'), 'static'],
])('%s', (_what, given, expected) => {
  expect(effectiveHydration(given, definitions)).toBe(expected)
})

test('what is hydrated with a block is nested in it, however deep, and waits for nobody', () => {
  const inner = blok('grid', { items: [blok('benefit_card'), blok('product_card'), blok('modal')] })
  expect(hydratedWithin(blok('rich_text', { text: text(inner) }), definitions)).toEqual([
    ...['grid', 'product_card'],
  ])
})

test('what stands in a part that nobody has asked for is not loaded with what it stands in', () => {
  const list = blok('grid', { items: [blok('modal', { blocks: [blok('product_card')] })] })
  expect(hydratedWithin(list, definitions)).toEqual([])
})
