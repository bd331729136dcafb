import styled from 'styled-components'
import { hover, largeTarget } from '../theme'

/** The small picture of an item in a list row, on the item's colour. */
export const ItemThumb = styled.span`
  display: block;
  padding: 6px;
  border-radius: 16px;
  background: var(--band);

  img {
    width: 100%;
    aspect-ratio: 1;
    object-fit: contain;
  }
`

/** Styles of an item's name as a link, underlined on hover. */
export const nameLink = `
  a {
    display: inline-block;
    padding-block: 4px;
    text-decoration: none;
    ${largeTarget}
  }
  ${hover} {
    a:hover {
      text-decoration: underline;
    }
  }
`
