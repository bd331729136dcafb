import styled from 'styled-components'
import { Picture } from '../../content'
import { bandStyle, hover, motion, radius, type } from '../../theme'
import type { MenuHighlight } from './to-menu'

const Card = styled.a`
  position: relative;
  /* Where words and picture have no room beside each other, the picture stands under the words. */
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  overflow: hidden;
  min-height: 168px;
  border-radius: ${radius.card};
  background: var(--band);
  color: var(--ink);
  text-decoration: none;

  > span {
    flex: 1 1 180px;
    padding: 20px 12px 20px 22px;
  }
  small {
    ${type.note}
    display: block;
    color: var(--quiet);
  }
  strong {
    ${type.card}
    display: block;
    margin-block: 8px;
    text-wrap: balance;
  }
  img {
    flex: 1 1 112px;
    min-width: 0;
    height: 168px;
    /* Whole, with all of its shadow: cut off it would end in an edge. */
    object-fit: contain;
    transition: transform ${motion.calm};
  }
  ${hover} {
    &:hover strong {
      text-decoration: underline;
      text-decoration-thickness: 2px;
    }
    &:hover img {
      transform: scale(1.04);
    }
  }
`

/** The coloured card at the end of a menu that helps whoever is unsure. */
export const Highlight = ({ highlight }: { highlight: MenuHighlight }) => (
  <Card {...highlight.action.link} style={bandStyle(highlight.colour)}>
    <span>
      {highlight.title || highlight.description ? (
        <small>
          {highlight.title ? <b>{highlight.title}</b> : null} <span>{highlight.description}</span>
        </small>
      ) : null}
      <strong>{highlight.action.text}</strong>
      {highlight.note ? <small>{highlight.note}</small> : null}
    </span>
    <Picture asset={highlight.image} alt="" sizes="160px" />
  </Card>
)
