import styled, { keyframes } from 'styled-components'
import { space, type } from '../../theme'
import { Icon, ButtonLink } from '../../ui'
import { Highlight, MenuColumnView } from './menu-parts'
import {
  hasSubmenu,
  levelAt,
  type Menu,
  type MenuItem,
  type MenuLevel,
  type MenuTrail,
  toMenu,
} from './to-menu'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { CatalogueProvider } from '../../catalogue'
import { Drawer } from '../../ui/drawer'
import { closeMenu, type MenuProps } from './menu-button'
import { trackingAttributes, type MenuAction } from './to-action'

const arrive = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

const Level = styled.div`
  --from: 32px;
  animation: ${arrive} 240ms cubic-bezier(0.2, 0.7, 0.2, 1);

  &[data-backwards] {
    --from: -32px;
  }
`

const List = styled.ul`
  list-style: none;
  margin-bottom: ${space.l};

  > li {
    border-bottom: 1px solid var(--line);
  }
`

const row = `
  ${type.card}
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 64px;
  padding: 8px 0;
  border: 0;
  background: transparent;
  color: inherit;
  text-align: left;
  text-decoration: none;
`

const RowLink = styled.a`
  ${row}
`
const RowButton = styled.button`
  ${row}
`

const Back = styled.button`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  margin-left: -4px;
  padding: 0 12px 0 4px;
  border: 0;
  background: transparent;
  color: inherit;
`

const LevelTitle = styled.h3`
  ${type.card}
  margin-block: ${space.xs} ${space.m};
`

const Content = styled.div`
  display: grid;
  gap: ${space.l};
`

const BackButton = ({ to, onBack }: { to: string; onBack: () => void }) => (
  <Back type="button" onClick={onBack}>
    <Icon name="arrow-left" size={20} />
    <span>{`Back to ${to}`}</span>
  </Back>
)

type Choice = { id: string; label: string }

const ChoiceRow = ({ choice, onChoose }: { choice: Choice; onChoose: (id: string) => void }) => (
  <RowButton type="button" onClick={() => onChoose(choice.id)}>
    <span>{choice.label}</span>
    <Icon name="chevron-right" />
  </RowButton>
)

type MainLevelProps = {
  items: MenuItem[]
  menu: Menu
  whatsapp: MenuAction | undefined
  onChoose: (id: string) => void
}

/** The first level: main links, the second call to action, a way to ask a person, and the highlight. */
const MainLevel = ({ items, menu, whatsapp, onChoose }: MainLevelProps) => (
  <>
    <List role="list">
      {items.map((item) => (
        <li key={item.id}>
          {hasSubmenu(item) ? (
            <ChoiceRow choice={item} onChoose={onChoose} />
          ) : (
            <RowLink {...item.link}>{item.label}</RowLink>
          )}
        </li>
      ))}
      {menu.secondary ? (
        <li>
          <RowLink {...menu.secondary.link}>{menu.secondary.text}</RowLink>
        </li>
      ) : null}
      {whatsapp ? (
        <li>
          <RowLink {...whatsapp.link}>{whatsapp.text}</RowLink>
        </li>
      ) : null}
    </List>
    {menu.highlight ? <Highlight highlight={menu.highlight} /> : null}
  </>
)

type SubmenuLevelProps = {
  level: Extract<MenuLevel, { kind: 'submenu' }>
  onBack: () => void
  onChoose: (id: string) => void
}

/** The second level: the parts of a submenu. */
const SubmenuLevel = ({ level, onBack, onChoose }: SubmenuLevelProps) => (
  <>
    <BackButton to={level.back} onBack={onBack} />
    <LevelTitle>{level.title}</LevelTitle>
    <List role="list">
      {level.groups.map((group) => (
        <li key={group.id}>
          <ChoiceRow choice={group} onChoose={onChoose} />
        </li>
      ))}
    </List>
  </>
)

type ContentLevelProps = { level: Extract<MenuLevel, { kind: 'content' }>; onBack: () => void }

/** The last level: links and pictures. */
const ContentLevel = ({ level, onBack }: ContentLevelProps) => (
  <>
    <BackButton to={level.back} onBack={onBack} />
    <LevelTitle>{level.link ? <a {...level.link}>{level.title}</a> : level.title}</LevelTitle>
    <Content>
      {level.columns.map((column) => (
        <MenuColumnView key={column.id} column={column} under={level.title} />
      ))}
    </Content>
  </>
)

const leadsElsewhere = (anchor: HTMLAnchorElement) => anchor.pathname !== window.location.pathname

/** Closes the menu for a link to the same page. Another page closes the menu when it is shown. */
const onLinkClick = ({ target }: MouseEvent) => {
  const anchor = target instanceof Element ? target.closest('a') : null
  if (anchor && !leadsElsewhere(anchor)) closeMenu()
}

/** Removed with the drawer's content, so that the menu always opens at the main list. */
const Panels = ({ menu, whatsapp }: { menu: Menu; whatsapp: MenuAction | undefined }) => {
  const [{ trail, backwards }, setPlace] = useState<{ trail: MenuTrail; backwards: boolean }>({
    trail: [],
    backwards: false,
  })
  const panel = useRef<HTMLDivElement>(null)
  const level = levelAt(menu, trail)
  const forward = (id: string) => setPlace({ trail: [...trail, id], backwards: false })
  const back = () => setPlace({ trail: trail.slice(0, -1), backwards: true })

  // The new level replaces the button that had the focus, so its first control gets the focus.
  const depth = trail.length
  const lastDepth = useRef(depth)
  useEffect(() => {
    if (lastDepth.current === depth) return
    lastDepth.current = depth
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [depth])

  return (
    <Level
      key={trail.join('/')}
      ref={panel}
      data-backwards={backwards ? '' : undefined}
      onClick={onLinkClick}
    >
      {level.kind === 'main' ? (
        <MainLevel items={level.items} menu={menu} whatsapp={whatsapp} onChoose={forward} />
      ) : level.kind === 'submenu' ? (
        <SubmenuLevel level={level} onBack={back} onChoose={forward} />
      ) : (
        <ContentLevel level={level} onBack={back} />
      )}
    </Level>
  )
}

/** The menu of phones and tablets: nested panels in a drawer, each with a button back. */
export const MobileMenu = ({ blok, goods, whatsapp, open }: MenuProps & { open: boolean }) => {
  const menu = toMenu(blok)
  const action = menu.mobilePrimary
  const tracking = trackingAttributes(blok)
  return (
    <Drawer
      open={open}
      onClose={closeMenu}
      title="Menu"
      footer={
        action ? (
          <ButtonLink wide {...tracking} {...action.link}>
            {action.text}
          </ButtonLink>
        ) : null
      }
    >
      <CatalogueProvider snapshot={goods}>
        <div {...tracking}>
          <Panels menu={menu} whatsapp={whatsapp} />
        </div>
      </CatalogueProvider>
    </Drawer>
  )
}
