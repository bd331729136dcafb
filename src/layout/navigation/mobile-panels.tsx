import styled, { keyframes } from 'styled-components'
import { space, type } from '../../theme'
import { Icon } from '../../ui'
import { Highlight } from './highlight'
import { MenuColumnView } from './menu-column'
import type { MenuLevel } from './mobile-level'
import { hasSubmenu, type Menu, type MenuItem } from './to-menu'

const arrive = keyframes`from { opacity: 0; transform: translateX(var(--from)); }`

export const Level = styled.div`
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

type MainLevelProps = { items: MenuItem[]; menu: Menu; onChoose: (id: string) => void }

/** The first level: main links, the highlight and the second call to action. */
export const MainLevel = ({ items, menu, onChoose }: MainLevelProps) => (
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
export const SubmenuLevel = ({ level, onBack, onChoose }: SubmenuLevelProps) => (
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
export const ContentLevel = ({ level, onBack }: ContentLevelProps) => (
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
