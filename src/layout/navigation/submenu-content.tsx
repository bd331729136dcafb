import styled from 'styled-components'
import { space, type } from '../../theme'
import { Highlight } from './highlight'
import { MenuColumnView } from './menu-column'
import type { MenuGroup, MenuHighlight, MenuItem } from './to-menu'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space.m} clamp(24px, 3.4vw, 64px);
  align-items: start;
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

/** What opens under a main link on a wide screen: its columns, or its groups with the highlight beside them. */
export const SubmenuContent = ({ item, highlight }: SubmenuContentProps) => (
  <Columns>
    {item.columns.map((column) => (
      <MenuColumnView key={column.id} column={column} />
    ))}
    {item.title && item.groups.length > 0 ? <Title>{item.title}</Title> : null}
    <Groups item={item} />
    {item.groups.length > 0 && highlight ? <Highlight highlight={highlight} /> : null}
  </Columns>
)
