import { expect, test } from 'vitest'
import { nameAnchors } from './name-anchors'

const blok = (component: string, fields: object = {}) => ({ _uid: component, component, ...fields })
const heading = (text: string, id?: string) => ({
  type: 'heading',
  attrs: { level: 2, ...(id && { id }) },
  content: [{ type: 'text', text }],
})
const text = (...content: object[]) => ({ type: 'doc', content })
const question = (words: string, anchor?: string) =>
  blok('faq_item', { question: words, anchor, answer: text() })

test('headings and questions get names in order, and each name is unique on the page', () => {
  const link = { fieldtype: 'multilink', anchor: 'elsewhere' }
  const page = blok('page', {
    body: [
      blok('rich_text', { text: text(heading('Fees'), heading('Elsewhere'), heading('Main')) }),
      blok('grid', { anchor: 'fees', items: [blok('info_card', { link, text: text(heading('Fees')) })] }),
      blok('faq', {
        items: [question('Fees'), question('Fees', 'what-it-costs'), question('What it costs')],
      }),
      blok('rich_text', {
        text: text({
          type: 'paragraph',
          content: [{ type: 'text', text: 'here', marks: [{ type: 'anchor', attrs: { id: 'fees-2' } }] }],
        }),
      }),
    ],
  })
  const named = JSON.stringify(nameAnchors(page))
  expect([...named.matchAll(/"(?:id|anchor)":"([^"]+)"/g)].map(([, name]) => name)).toEqual([
    'fees-3',
    'elsewhere',
    'main-2',
    'fees',
    'elsewhere',
    'fees-4',
    'fees-5',
    'what-it-costs',
    'what-it-costs-2',
    'fees-2',
  ])
})

test('headings in the texts of blocks inside a text are named too', () => {
  const card = blok('info_card', { text: text(heading('Fees')) })
  const page = blok('rich_text', { text: text(heading('Fees'), { type: 'blok', attrs: { body: [card] } }) })
  expect(JSON.stringify(nameAnchors(page)).match(/"id":"fees(-2)?"/g)).toEqual([
    '"id":"fees"',
    '"id":"fees-2"',
  ])
})

test('naming a named page again does not change it', () => {
  const page = blok('page', {
    body: [blok('faq', { items: [question('Why?')] }), blok('a', { text: text(heading('Why?')) })],
  })
  const named = nameAnchors(page)
  expect(nameAnchors(named)).toEqual(named)
})
