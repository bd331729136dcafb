import { expect, test } from 'vitest'
import { exampleItems, exampleProduct } from '../../catalogue/testing'
import type { Bloks } from '../../content'
import { goodsOf } from './goods-of'
import { link, menuLink } from './testing/menu'
import { toMenu } from './to-menu'

const picture = (file: string) => `https://a.storyblok.com/f/1/1600x1600/0/${file}.webp`
const [khumo, go, dock] = exampleItems([
  exampleProduct({ image: picture('khumo') }),
  exampleProduct({ sku: 'go', unit_price: 499, can_be_purchased: false }),
  exampleProduct({ sku: 'charging-dock', type: 'accessory', unit_price: 349, image: picture('dock') }),
])
const ITEMS = [
  { ...khumo, colour: 'light-blue', detailsLink: link('shop/card-machines/khumo') },
  { ...go, detailsLink: link('shop/card-machines/go') },
  { ...dock, colour: 'orange' },
] as Parameters<typeof goodsOf>[1]

const entryTo = (slug: string, file?: string) => {
  const image = file ? ({ filename: picture(file), fieldtype: 'asset' } as never) : undefined
  const blok: Bloks.MenuDisplayBlock = {
    _uid: 'd',
    component: 'menu_display_block',
    link: [menuLink('A', slug, { image })],
  }
  const menu = toMenu({
    _uid: 'n',
    component: 'navigation',
    mainLinks: [{ _uid: 'm', component: 'main_link', label: 'M', menuColumnBlocks: [blok] }],
  })
  const column = menu.items[0]?.columns[0]
  if (column?.kind !== 'display') throw new Error('The menu has no such entry.')
  return column.entry
}

test.each([
  [
    'a product’s page: its price and colour',
    'shop/card-machines/khumo',
    undefined,
    'khumo',
    false,
    'light-blue',
  ],
  ['a page below it too', 'shop/card-machines/khumo/?tab=Reviews', undefined, 'khumo', false, 'light-blue'],
  ['an item that cannot be bought: its price', 'shop/card-machines/go', undefined, 'go', false, 'light-gray'],
  ['a listing: the cheapest in stock', 'shop/card-machines', 'dock', 'khumo', true, 'orange'],
  ['an empty listing: no price', 'shop/services', undefined, undefined, true, 'light-gray'],
  ['another page: the colour of its picture', 'rent', 'dock', undefined, false, 'orange'],
])('a link to %s', (_what, slug, file, sku, isListing, colour) => {
  const { item, ...goods } = goodsOf(entryTo(slug, file), ITEMS)
  expect(item && 'sku' in item ? item.sku : undefined).toBe(sku)
  expect(goods).toEqual({ isListing, colour })
})
