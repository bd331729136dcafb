import styled from 'styled-components'
import { hover, radius, type } from '../../theme'
import type { Searchable } from './search-index'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  list-style: none;

  a {
    ${type.label}
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 8px 16px;
    border: 2px solid var(--line);
    border-radius: ${radius.pill};
    text-decoration: none;
  }
  ${hover} {
    a:hover {
      border-color: currentColor;
    }
  }
`

/** Links side by side, by their names alone. */
export const Pills = ({ name, links }: { name: string; links: readonly Searchable[] }) => (
  <List aria-label={name}>
    {links.map(({ href, title }) => (
      <li key={href}>
        <a href={href} data-result="">
          {title}
        </a>
      </li>
    ))}
  </List>
)
