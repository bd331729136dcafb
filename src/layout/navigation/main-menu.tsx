import styled from 'styled-components'
import {
  space,
  type,
  below,
  from,
  hover,
  ink,
  maxWidth,
  motion,
  navHeight,
  radius,
  shadow,
} from '../../theme'
import { Highlight, MenuColumnView } from './menu-parts'
import { type MenuGroup, type MenuHighlight, type MenuItem, hasSubmenu, toMenu, type Menu } from './to-menu'
import { useRef } from 'react'
import { CatalogueProvider, type CatalogueSnapshot } from '../../catalogue'
import type { Bloks } from '../../content'
import { Icon } from '../../ui'
import { useHydrated } from '../../platform/use-in-browser'
import { useSubmenus, type Submenus } from './use-submenus'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space.m} clamp(24px, 3.4vw, 64px);
  align-items: start;
`

const Stack = styled.div`
  display: grid;
  gap: ${space.m};
`

const Title = styled.p`
  ${type.card}
  grid-column: 1 / -1;
`

const GroupTitle = styled.p`
  ${type.small}
  margin-bottom: ${space.xs};
`

const Fold = styled.details`
  border-bottom: 1px solid var(--line);

  summary {
    ${type.small}
    padding-block: 14px;
  }
`

const GroupColumns = ({ group }: { group: MenuGroup }) =>
  group.columns.map((column) => <MenuColumnView key={column.id} column={column} under={group.label} />)

const Groups = ({ item }: { item: MenuItem }) =>
  item.expanded
    ? item.groups.map((group) => (
        <div key={group.id}>
          <GroupTitle>{group.label}</GroupTitle>
          <GroupColumns group={group} />
        </div>
      ))
    : item.groups.map((group, index) => (
        <Fold key={group.id} name={item.id} open={index === 0}>
          <summary>{group.label}</summary>
          <Columns>
            <GroupColumns group={group} />
          </Columns>
        </Fold>
      ))

type SubmenuContentProps = { item: MenuItem; highlight?: MenuHighlight }

/** The submenu of a main link on a wide screen: its columns, or its groups, and last the highlight, below the last column if any. */
const SubmenuContent = ({ item, highlight }: SubmenuContentProps) => {
  const last = item.columns.at(-1)
  return (
    <Columns>
      {item.columns.slice(0, -1).map((column) => (
        <MenuColumnView key={column.id} column={column} />
      ))}
      {item.title && item.groups.length > 0 ? <Title>{item.title}</Title> : null}
      <Groups item={item} />
      <Stack>
        {last ? <MenuColumnView column={last} /> : null}
        {highlight ? <Highlight highlight={highlight} /> : null}
      </Stack>
    </Columns>
  )
}

const List = styled.ul`
  list-style: none;

  ${from.md} {
    display: flex;
    gap: 4px;
  }
`

const label = `
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${motion.quick};
`

const hovered = `background: ${ink(10)};`

const Item = styled.li`
  > a {
    ${label}
  }
  > button {
    ${label}
    padding-right: 8px;
  }
  > a + button {
    padding: 8px;
    margin-left: -8px;
  }
  ${below.md} {
    border-bottom: 1px solid var(--line);

    > :is(a, button) {
      ${type.card}
      min-height: 56px;
      padding-inline: 0;
    }
    > button > svg {
      display: none;
    }
  }
  > button > svg {
    transition: transform ${motion.quick};
  }
  &[data-open] > button > svg {
    transform: rotate(180deg);
  }
  ${hover} {
    > :is(a, button):hover {
      ${hovered}
    }
  }
  &[data-open] > button {
    ${hovered}
  }
`

const Panel = styled.div`
  padding: ${space.xs} 0 ${space.m};

  ${from.md} {
    display: none;
    padding: ${space.m} ${space.gutter} ${space.xl};
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100vh - ${navHeight});
    overflow-y: auto;
    border-radius: 0 0 ${radius.card} ${radius.card};
    background: var(--band);
    color: var(--ink);
    /* On a dark page the shadow is invisible, so a hairline separates the panel from the page. */
    box-shadow:
      0 0 0 1px var(--line),
      ${shadow.floating};
    clip-path: inset(0 -80px -80px);

    [data-submenu][data-open] > &,
    ul:not([data-hydrated]) > [data-submenu]:is(:hover, :has(:focus-visible)) > & {
      display: block;
    }
    > div {
      max-width: ${maxWidth};
      margin-inline: auto;
      transition:
        opacity ${motion.calm},
        transform ${motion.calm};

      @starting-style {
        opacity: 0;
        transform: translateY(-8px);
      }
    }
  }
`

const PlainItem = ({ item, submenus }: { item: MenuItem; submenus: Submenus }) => (
  <Item onPointerOver={submenus.close} onFocus={submenus.close}>
    <a {...item.link}>{item.label}</a>
  </Item>
)

type SubmenuItemProps = { item: MenuItem; submenus: Submenus; highlight: Menu['highlight'] }

const SubmenuItem = ({ item, submenus, highlight }: SubmenuItemProps) => {
  const open = submenus.open === item.id
  const panelId = `submenu-${item.id}`
  return (
    <Item
      data-submenu=""
      data-open={open ? '' : undefined}
      // Not `onPointerEnter`: React does not report it for a pointer that comes from a part that is not hydrated yet.
      onPointerOver={({ pointerType, timeStamp }) =>
        pointerType === 'touch' ? undefined : submenus.reach(item.id, timeStamp)
      }
      onFocus={({ timeStamp }) => submenus.reach(item.id, timeStamp)}
    >
      {item.link ? <a {...item.link}>{item.label}</a> : null}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={item.link ? `More under ${item.label}` : undefined}
        onClick={({ timeStamp }) => submenus.toggle(item.id, timeStamp)}
      >
        {item.link ? null : <span>{item.label}</span>}
        <Icon name="chevron-down" size={18} />
      </button>
      <Panel id={panelId} data-panel="">
        <SubmenuContent item={item} highlight={highlight} />
      </Panel>
    </Item>
  )
}

/** The main links. Until they are hydrated, submenus open by CSS on hover or focus; then the bar's state decides. */
const MainMenu = ({ blok, goods }: { blok: Bloks.Navigation; goods: CatalogueSnapshot }) => {
  const { items, highlight } = toMenu(blok)
  const list = useRef<HTMLUListElement>(null)
  const submenus = useSubmenus(list)
  const isHydrated = useHydrated()
  return (
    <CatalogueProvider snapshot={goods}>
      <List role="list" ref={list} data-hydrated={isHydrated ? '' : undefined}>
        {items.map((item) =>
          hasSubmenu(item) ? (
            <SubmenuItem key={item.id} item={item} submenus={submenus} highlight={highlight} />
          ) : (
            <PlainItem key={item.id} item={item} submenus={submenus} />
          ),
        )}
      </List>
    </CatalogueProvider>
  )
}

export default MainMenu
