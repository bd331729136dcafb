import { expect, test } from 'vitest'
import { exampleEntry, exampleProduct } from '../src/catalogue/testing'
import { pageContext } from '../src/page'
import { exampleSpace, exampleStory } from '../src/page/testing/space'
import { searchIndex, whatsappOf } from './search-index'

const link = (url: string) => ({ fieldtype: 'multilink', linktype: 'url', id: '', url, cached_url: url })
const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})
const question = (words: string, answer: string) => ({
  ...{ _uid: words, component: 'faq_item', question: words, answer: text(answer) },
})
const faq = (...items: object[]) => ({ body: [{ _uid: 'faq', component: 'faq', items }] })

const FOOTER = exampleStory('layout/footer', {
  component: 'footer',
  columns: [
    {
      ...{ _uid: 'c', component: 'footer_column', title: 'Help' },
      links: [
        { _uid: 'call', component: 'menu_link', label: 'Call', link: link('tel:+27210000100') },
        { _uid: 'chat', component: 'menu_link', label: 'WhatsApp', link: link('https://wa.me/27210000100') },
      ],
    },
  ],
})
const PAGES = [
  exampleStory('khumo', faq(question('Is there rent?', 'No rent.'))),
  exampleStory('help', {
    seo_description: 'Answers.',
    ...faq(question('Is there rent?', 'None.'), question('Where is my money?', 'On its way.')),
  }),
  exampleStory('point-of-sale/yoco-counter-b'),
]
const ENTRY = { ...exampleEntry({ detailsLink: link('/khumo/') as never }), component: 'catalogue_product' }
const space = exampleSpace({
  stories: [FOOTER, ...PAGES, exampleStory('catalogue/khumo', ENTRY as never)],
  products: [exampleProduct()],
})
const index = searchIndex(
  space,
  space.stories
    .filter(({ content }) => content.component === 'page')
    .map((story) => pageContext(story, space)),
)

test('the pages are those of the site without products and copies for advertisements', () => {
  expect(index.pages).toEqual([{ href: '/za/help/', title: 'help', text: 'Answers.' }])
})

test('each question is there once, from the page with the most answers, with its address', () => {
  expect(index.answers).toEqual([
    { href: '/za/help/#is-there-rent', title: 'Is there rent?', text: 'None.', page: 'help' },
    { href: '/za/help/#where-is-my-money', title: 'Where is my money?', text: 'On its way.', page: 'help' },
  ])
})

test('the products are those of the shop, in short', () => {
  expect(index.catalogue.products.map(({ sku }) => sku)).toEqual(['khumo'])
  expect(Object.keys(index.catalogue.entries[0] ?? {})).not.toContain('gallery')
})

test('the chat is the footer’s; without one there is none', () => {
  expect(index.whatsapp).toEqual({ text: 'WhatsApp', link: { href: 'https://wa.me/27210000100' } })
  expect(whatsappOf(exampleSpace())).toBeUndefined()
})
