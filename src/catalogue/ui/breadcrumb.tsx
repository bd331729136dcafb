import styled from 'styled-components'
import { from, hover, type } from '../../theme'
import type { Crumb } from '../display/shop-pages'

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  ${type.note}

  li {
    display: flex;
    align-items: center;
  }
  li + li::before {
    content: '';
    width: 6px;
    height: 6px;
    margin-inline: 2px 8px;
    border: solid currentColor;
    border-width: 1.5px 1.5px 0 0;
    transform: rotate(45deg);
    opacity: 0.7;
  }
  a,
  span {
    display: inline-block;
    padding-block: 12px;
  }
  a {
    min-width: 44px;
    padding-inline-end: 4px;
    text-decoration: none;
  }
  ${hover} {
    a:hover {
      text-decoration: underline;
    }
  }
  [aria-current] {
    font-weight: 600;
  }
  ${from.sm} {
    a {
      padding-inline-end: 8px;
    }
    li + li::before {
      margin-inline: 4px 12px;
    }
  }
`

/** The place of a page in the shop: the pages above it as links, then the page itself. */
export const Breadcrumb = ({ trail, current }: { trail: readonly Crumb[]; current: string }) => (
  <nav aria-label="Breadcrumb">
    <List role="list">
      {trail.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
      <li>
        <span aria-current="page">{current}</span>
      </li>
    </List>
  </nav>
)
