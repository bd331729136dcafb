import { exampleEntry, exampleProduct, exampleSnapshot } from '../../../catalogue/testing'
import type { Bloks } from '../../../content'

const base = { fieldtype: 'multilink', id: '', url: '' } as const

export const link = (cached_url: string): Bloks.MenuLink['link'] => ({
  ...base,
  linktype: 'story',
  cached_url,
})

export const menuLink = (label: string, to: string, extra: Partial<Bloks.MenuLink> = {}): Bloks.MenuLink => ({
  _uid: label,
  component: 'menu_link',
  label,
  link: link(to),
  ...extra,
})

export const linkBlock = (title: string, links: Bloks.MenuLink[]): Bloks.MenuLinkBlock => ({
  _uid: title,
  component: 'menu_link_block',
  title,
  links,
})

export const group = (label: string, menuContent: Bloks.MenuLinkBlock[]): Bloks.SubMenuEntry => ({
  _uid: label,
  component: 'sub_menu_entry',
  label,
  menuContent,
})

export const subMenu = (content: Bloks.SubMenuEntry[], title?: string): Bloks.SubMenu[] => [
  { _uid: 'sub', component: 'sub_menu', title, content },
]

export const mainLink = (label: string, extra: Partial<Bloks.MainLink>): Bloks.MainLink => ({
  _uid: label.toLowerCase(),
  component: 'main_link',
  label,
  ...extra,
})

/** A plain link, a submenu of columns and a submenu of two groups. */
export const navigation: Bloks.Navigation = {
  _uid: 'navigation',
  component: 'navigation',
  mainLinks: [
    mainLink('Pricing', { link: link('pricing') }),
    mainLink('Shop', {
      menuColumnBlocks: [linkBlock('Card machines', [menuLink('Khumo', 'shop/card-machines/khumo')])],
    }),
    mainLink('Learn', {
      expandSubmenus: true,
      subMenu: subMenu(
        [
          group('Guides', [linkBlock('Guides', [menuLink('Choosing', 'blog/choosing')])]),
          group('Buying', [linkBlock('Buying', [menuLink('Returns', 'terms/returns')])]),
        ],
        'Before you buy',
      ),
    }),
  ],
  primaryCTAText: 'Get started',
  primaryCTALink: link('shop'),
}

/** What the bar gets besides its story: Khumo, on its page at R1,199, and a chat. */
export const barProps = {
  goods: exampleSnapshot(
    [exampleProduct()],
    [exampleEntry({ background: 'mint-green', detailsLink: link('shop/card-machines/khumo') })],
  ),
  whatsapp: { text: 'WhatsApp', link: { href: 'https://wa.me/27210000100' } },
  suggestions: [{ href: '/za/product-finder/', title: 'Help me choose' }],
}
