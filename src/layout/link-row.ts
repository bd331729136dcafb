import styled from 'styled-components'
import { hover, ink, motion, radius, space, type } from '../theme'

/** A row of a menu or of search results that is a link: a picture, a name and a small line. */
export const LinkRow = styled.a`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 48px;
  padding: ${space.xs} 12px;
  border-radius: ${radius.control};
  text-decoration: none;
  transition: background-color ${motion.quick};

  strong {
    ${type.label}
    display: block;
  }
  small {
    ${type.note}
    display: block;
    color: var(--quiet);
  }
  ${hover} {
    &:hover {
      background: ${ink(6)};
    }
  }
`
