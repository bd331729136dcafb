import { exampleBundle, exampleEntry, exampleFee, exampleProduct } from '../../catalogue/testing'
import { contentModel, type Story } from '../../page'
import { exampleStory } from '../../page/testing/space'
import { checkSpace, type LibraryAsset } from '..'

type Fields = Record<string, unknown>

let uid = 0
export const blok = (component: string, fields: Fields = {}) => ({
  _uid: `uid-${(uid += 1)}`,
  component,
  ...fields,
})

export const SEO = { seo_title: 'Card machines', seo_description: 'What they cost, and when they arrive.' }
const HERO = blok('hero_centre', { title: 'Get paid', background: 'yellow' })

export const page = (slug: string, body: object[], fields: Fields = {}): Story =>
  exampleStory(slug, { ...SEO, body: [HERO, ...body], ...fields })
export const home = (...body: object[]) => [page('home', body)]

const doc = (...content: object[]) => ({ type: 'doc', content })
const words = (text: string) => ({ type: 'text', text })
export const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] })
export const heading = (level: number, text: string) => ({
  type: 'heading',
  attrs: { level },
  content: [words(text)],
})
export const text = (...content: object[]) =>
  blok('rich_text', { text: doc(...content), background: 'white' })
export const says = (sentence: string) => home(text(paragraph(sentence)))
export const grid = (...items: object[]) => blok('grid', { title: 'More', items, background: 'cream' })

export const picture = (name: string, size: string, alt = 'A card machine') => ({
  fieldtype: 'asset',
  filename: `https://a.storyblok.com/f/1/${size}/ab/${name}`,
  alt,
})
export const image = (asset: object) => home(blok('image', { image: asset, background: 'white' }))
export const cta = (link: Fields) => blok('cta', { text: 'Go', link: { fieldtype: 'multilink', ...link } })
/** The end of a page, with these buttons. */
export const closing = (background: string, ...ctas: object[]) =>
  blok('centre_cta_banner', { title: 'Go', ctas, background })
export const links = (link: Fields) => home(closing('cream', cta(link)))
export const here = (anchor: string) => links({ linktype: 'url', url: `#${anchor}` })

const entry = (slug: string, component: string, fields: Fields) =>
  exampleStory(`catalogue/${slug}`, { component, ...fields })
export const product = (fields: Fields = {}) =>
  entry('khumo', 'catalogue_product', { ...exampleEntry(), ...fields })
export const fee = (fields: Fields = {}) =>
  entry('card-payments', 'catalogue_fee_type', { ...exampleFee(), ...fields })
/** An article that begins with its hero. */
export const article = (hero: Fields, ...body: object[]) => [
  exampleStory('blog/costs', {
    ...SEO,
    body: [blok('hero_article', { title: 'Costs', author: 'Naledi', ...hero }), ...body],
  }),
]
export const banners = (banner: Fields) => [
  exampleStory('settings/banners', {
    component: 'site_wide_banner_settings',
    content: [blok('banner', { text: 'Closed', ...banner })],
  }),
]
export const footer = (fields: Fields = {}) =>
  exampleStory('layout/footer', {
    component: 'footer',
    ...{
      legalName: 'Yoco',
      registrationNumber: '2026/123456/07',
      address: '12 Long Street',
      phone: '082 123 4567',
    },
    email: 'help@example.co.za',
    ...fields,
  })

const PRODUCTS = [
  exampleProduct(),
  exampleProduct({
    sku: 'khumo-print',
    name: 'Khumo Print card machine',
    short_name: 'Khumo Print',
    unit_price: 2499,
    original_unit_price: 2799,
  }),
  exampleProduct({
    sku: 'sim-data',
    name: 'Data SIM card',
    short_name: 'Data SIM',
    type: 'sim_card',
    unit_price: 49,
  }),
]
const BUNDLES = [
  exampleBundle({
    items: [
      { sku: 'khumo', quantity: 1 },
      { sku: 'sim-data', quantity: 1 },
    ],
  }),
]

/** A space to be checked, beside three products, a bundle and no layout. */
export type Small = {
  stories: Story[]
  flagEntries?: { name: string; value: string }[]
  redirectEntries?: { name: string; value: string }[]
  assets?: LibraryAsset[]
}

/** What is found in it. */
export const find = ({ stories, flagEntries = [], redirectEntries = [], assets }: Small) =>
  checkSpace({
    ...{
      stories,
      flagEntries,
      redirectEntries,
      assets,
      products: PRODUCTS,
      bundles: BUNDLES,
      model: contentModel,
    },
    siteUrl: 'https://www.example.co.za',
    now: Date.parse('2026-11-20T12:00:00+02:00'),
  }).findings

export const experiment = (name: string) =>
  home(blok('experiment', { name, control: [blok('spacer')], variant: [blok('spacer')] }))
