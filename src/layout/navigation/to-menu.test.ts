import { expect, test } from 'vitest'
import { group, link, linkBlock, mainLink, menuLink, navigation, subMenu } from './testing/menu'
import { levelAt, toMenu } from './to-menu'

const menuOf = (extra: object) => toMenu({ ...navigation, ...extra })

test('a main link is a link, a submenu or both', () => {
  const both = mainLink('Both', {
    link: link('shop'),
    menuColumnBlocks: [linkBlock('A', [menuLink('B', 'b')])],
  })
  const [pricing, shop, learn] = toMenu(navigation).items
  expect(pricing).toMatchObject({ label: 'Pricing', link: { href: '/za/pricing/' }, columns: [], groups: [] })
  expect(shop?.link).toBeUndefined()
  expect(shop?.columns).toMatchObject([
    { kind: 'links', title: 'Card machines', entries: [{ label: 'Khumo' }] },
  ])
  expect(learn).toMatchObject({ expanded: true, groups: [{ label: 'Guides' }, { label: 'Buying' }] })
  expect(menuOf({ mainLinks: [both] }).items[0]).toMatchObject({ link: { href: '/za/shop/' }, columns: [{}] })
})

test('query parameters of a link are part of its address', () => {
  const withQuery = mainLink('Get paid', { link: link('shop/card-machines'), queryParams: 'tab=Overview' })
  expect(menuOf({ mainLinks: [withQuery] }).items[0]?.link?.href).toBe('/za/shop/card-machines/?tab=Overview')
})

test.each([
  ['a main link without link and submenu', [mainLink('Empty', {})]],
  ['a column without links', [mainLink('Shop', { menuColumnBlocks: [linkBlock('None', [])] })]],
  ['links without address', [mainLink('Shop', { menuColumnBlocks: [linkBlock('No', [menuLink('A', '')])] })]],
  [
    'a display block without its link',
    [mainLink('Shop', { menuColumnBlocks: [{ _uid: 'd', component: 'menu_display_block' }] })],
  ],
  ['a group without content', [mainLink('Learn', { subMenu: subMenu([group('Guides', [])]) })]],
])('%s is left out', (_what, mainLinks) => {
  expect(menuOf({ mainLinks }).items).toEqual([])
})

test.each([
  ['a text without a link', { primaryCTALink: undefined }],
  ['a link without a text', { primaryCTAText: ' ' }],
])('a call to action with %s is left out', (_what, extra) => {
  expect(menuOf(extra).mobilePrimary).toBeUndefined()
})

test('phones get their own call to action, else the primary one', () => {
  expect(toMenu(navigation).mobilePrimary?.text).toBe('Get started')
  const own = { mobilePrimaryCTAText: 'Shop now', mobilePrimaryCTALink: link('shop') }
  expect(menuOf(own).mobilePrimary?.text).toBe('Shop now')
})

test('a highlight needs its call to action; an unknown colour becomes the default', () => {
  const highlight = {
    _uid: 'h',
    component: 'content_highlight',
    ctaTitle: 'Which fits?',
    ctaLink: link('quiz'),
  }
  expect(menuOf({ contentHighlight: [highlight] }).highlight).toMatchObject({
    action: { text: 'Which fits?', link: { href: '/za/quiz/' } },
    colour: 'mint-green',
  })
  expect(menuOf({ contentHighlight: [{ ...highlight, ctaLink: undefined }] }).highlight).toBeUndefined()
})

test('on a phone a submenu without a title has the label of its main link', () => {
  const guides = group('Guides', [linkBlock('G', [menuLink('A', 'a')])])
  const untitled = mainLink('Help', { subMenu: subMenu([guides]) })
  const menu = menuOf({ mainLinks: [untitled] })
  expect(menu.items[0]?.title).toBeUndefined()
  expect(levelAt(menu, ['help'])).toMatchObject({ kind: 'submenu', title: 'Help' })
})

test.each([
  [[], { kind: 'main' }],
  [['shop'], { kind: 'content', title: 'Shop', back: 'Menu' }],
  [['learn'], { kind: 'submenu', title: 'Before you buy', back: 'Menu' }],
  [['learn', 'Guides'], { kind: 'content', title: 'Guides', back: 'Learn' }],
  [['learn', 'Gone'], { kind: 'submenu', title: 'Before you buy' }],
  [['pricing'], { kind: 'main' }],
  [['gone'], { kind: 'main' }],
])('on a phone the trail %o leads to %o', (trail, level) => {
  expect(levelAt(toMenu(navigation), trail)).toMatchObject(level)
})
