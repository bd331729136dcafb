import styled from 'styled-components'
import type { Bloks } from '../../../content'
import { type } from '../../../theme'
import { Icon, VisuallyHidden } from '../../../ui'

const List = styled.ul`
  display: grid;
  gap: 10px;
  ${type.body}

  > li {
    display: grid;
    grid-template-columns: 22px minmax(0, 1fr);
    gap: 10px;
  }
  > li > svg {
    margin-top: 2px;
  }
  > li[data-excluded] {
    color: var(--quiet);
  }
`

/** A list of what is included, with ticks, and what is not, with crosses and text for screen readers. */
export const TickList = ({ bullets = [] }: { bullets: Bloks.Bullet[] | undefined }) =>
  bullets.length === 0 ? null : (
    <List role="list">
      {bullets.map(({ _uid, text, excluded }) => (
        <li key={_uid} data-excluded={excluded ? '' : undefined}>
          <Icon name={excluded ? 'close' : 'check'} size={22} />
          <span>
            {excluded ? <VisuallyHidden>Not included: </VisuallyHidden> : null}
            <span>{text}</span>
          </span>
        </li>
      ))}
    </List>
  )
