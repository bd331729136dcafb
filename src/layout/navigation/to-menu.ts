import { linkProps, type Bloks, type StoryblokAsset } from '../../content'
import { paletteColour, type PaletteColour } from '../../theme'
import { filled, toAction, type MenuAction } from './to-action'

type Link = MenuAction['link']

export type MenuEntry = {
  id: string
  label: string
  description?: string
  link: Link
  image?: StoryblokAsset
  imageSize: 'small' | 'medium' | 'large'
}

export type MenuColumn =
  | { kind: 'links'; id: string; title?: string; entries: MenuEntry[]; action?: MenuAction }
  | { kind: 'display'; id: string; title?: string; entry: MenuEntry; zooms: boolean }

/** A named part of a submenu with its content. */
export type MenuGroup = { id: string; label: string; columns: MenuColumn[] }

export type MenuItem = {
  id: string
  label: string
  link?: Link
  columns: MenuColumn[]
  /** The heading over the groups. */
  title?: string
  groups: MenuGroup[]
  /** On a wide screen the groups stand open side by side; otherwise one is open at a time. */
  expanded: boolean
}

export type MenuHighlight = {
  title?: string
  description?: string
  action: MenuAction
  note?: string
  image?: StoryblokAsset
  colour: PaletteColour
}

export type Menu = {
  items: MenuItem[]
  highlight?: MenuHighlight
  secondary?: MenuAction
  mobilePrimary?: MenuAction
}

const toEntry = (blok: Bloks.MenuLink): MenuEntry[] => {
  const link = linkProps(blok.link, blok.queryParams)
  if (!link) return []
  return [
    {
      id: blok._uid,
      label: blok.label,
      description: filled(blok.description),
      link,
      image: blok.image?.filename ? blok.image : undefined,
      imageSize: blok.imageSize || 'small',
    },
  ]
}

const toColumn = (blok: Bloks.MenuLinkBlock | Bloks.MenuDisplayBlock): MenuColumn[] => {
  const base = { id: blok._uid, title: filled(blok.title) }
  if (blok.component === 'menu_display_block') {
    const entry = blok.link?.flatMap(toEntry)[0]
    return entry ? [{ ...base, kind: 'display', entry, zooms: Boolean(blok.hoverZoom) }] : []
  }
  const entries = blok.links?.flatMap(toEntry) ?? []
  const action = toAction(blok.ctaText, blok.ctaLink)
  return entries.length || action ? [{ ...base, kind: 'links', entries, action }] : []
}

const toGroup = (blok: Bloks.SubMenuEntry): MenuGroup[] => {
  const columns = blok.menuContent?.flatMap(toColumn) ?? []
  return columns.length ? [{ id: blok._uid, label: blok.label, columns }] : []
}

const toItem = (blok: Bloks.MainLink): MenuItem[] => {
  const item: MenuItem = {
    id: blok._uid,
    label: blok.label,
    link: linkProps(blok.link, blok.queryParams),
    columns: blok.menuColumnBlocks?.flatMap(toColumn) ?? [],
    title: filled(blok.subMenu?.[0]?.title),
    groups: blok.subMenu?.flatMap((menu) => menu.content ?? []).flatMap(toGroup) ?? [],
    expanded: Boolean(blok.expandSubmenus),
  }
  return item.link || hasSubmenu(item) ? [item] : []
}

const toHighlight = (blok: Bloks.ContentHighlight | undefined): MenuHighlight | undefined => {
  const action = toAction(blok?.ctaTitle, blok?.ctaLink)
  if (!blok || !action) return undefined
  return {
    title: filled(blok.title),
    description: filled(blok.description),
    action,
    note: filled(blok.ctaDescription),
    image: blok.ctaImage?.filename ? blok.ctaImage : undefined,
    colour: paletteColour(blok.ctaColor, 'mint-green'),
  }
}

export const hasSubmenu = (item: MenuItem): boolean => item.columns.length > 0 || item.groups.length > 0

/** The navigation story as the menus show it, without links and submenus that lead nowhere. */
export const toMenu = (blok: Bloks.Navigation): Menu => {
  const primary = toAction(blok.primaryCTAText, blok.primaryCTALink)
  return {
    items: blok.mainLinks?.flatMap(toItem) ?? [],
    highlight: toHighlight(blok.contentHighlight?.[0]),
    secondary: toAction(blok.secondaryCTAText, blok.secondaryCTALink),
    mobilePrimary: toAction(blok.mobilePrimaryCTAText, blok.mobilePrimaryCTALink) ?? primary,
  }
}

/** The ids that were chosen in the mobile menu: none, a main link, or a main link and one of its groups. */
export type MenuTrail = readonly string[]

/** The mobile menu shows the main list, a submenu, or a submenu's content (spec 2, "Navigation"). */
export type MenuLevel =
  | { kind: 'main'; items: MenuItem[] }
  | { kind: 'submenu'; title: string; back: string; groups: MenuGroup[] }
  | { kind: 'content'; title: string; back: string; columns: MenuColumn[]; link?: MenuItem['link'] }

const MAIN = 'Menu'

/** The level a trail leads to; a trail that no longer exists in the menu leads to the nearest level that does. */
export const levelAt = (menu: Menu, [itemId, groupId]: MenuTrail): MenuLevel => {
  const item = menu.items.find(({ id }) => id === itemId)
  if (!item || !hasSubmenu(item)) return { kind: 'main', items: menu.items }
  const group = item.groups.find(({ id }) => id === groupId)
  if (group) return { kind: 'content', title: group.label, back: item.label, columns: group.columns }
  const place = { title: item.label, back: MAIN }
  return item.groups.length > 0
    ? { ...place, kind: 'submenu', title: item.title ?? item.label, groups: item.groups }
    : { ...place, kind: 'content', columns: item.columns, link: item.link }
}
