import styled from 'styled-components'
import type { Bloks } from '../../content'
import { from, type } from '../../theme'
import { Icon, isIconName } from '../../ui'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 24px;
  padding-block: 20px;
  border-top: 2px solid var(--line);
  ${type.label}

  ${from.md} {
    flex-wrap: nowrap;
    justify-content: space-between;
  }
`

const Point = styled.li`
  display: flex;
  gap: 8px;
  text-wrap: balance;
`

/** Up to three short promises under a hairline. */
export const TrustPoints = ({ points = [] }: { points: Bloks.TrustPoint[] | undefined }) =>
  points.length === 0 ? null : (
    <List role="list">
      {points.map(({ _uid, text, icon }) => (
        <Point key={_uid}>
          {isIconName(icon) ? <Icon name={icon} size={20} /> : null}
          <span>{text}</span>
        </Point>
      ))}
    </List>
  )
