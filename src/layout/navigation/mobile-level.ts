import { hasSubmenu, type Menu, type MenuColumn, type MenuGroup, type MenuItem } from './to-menu'

/** The ids that were chosen in the mobile menu: none, a main link, or a main link and one of its groups. */
export type MenuTrail = readonly string[]

/** What the mobile menu shows: the main list, a submenu, or a submenu's content (spec 2, "Navigation"). */
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
