import styled from 'styled-components'
import { hover, ink, motion, radius, space, type } from '../../theme'

/** A heading of a part of the editor. */
export const PartTitle = styled.h2`
  ${type.small}
`

export const Quiet = styled.p`
  ${type.note}
  color: var(--quiet);
`

/** A small control without a border, such as those of the bar at the top. */
export const Tool = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  min-width: 44px;
  min-height: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  ${type.label}
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${motion.quick};

  ${hover} {
    &:hover {
      background: ${ink(10)};
    }
  }
  &[aria-pressed='true'],
  &[aria-selected='true'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`

/** Controls side by side. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
`

/** Fields or paragraphs below each other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`

/** The state of a story, by its colour too. */
export const StateMark = styled.span`
  flex: none;
  padding: 2px 10px;
  border-radius: ${radius.pill};
  background: #f1f0ec;
  color: #222222;
  font: 600 0.8125rem/1.4 var(--text);

  &[data-state='changed'],
  &[data-state='draft'] {
    background: #ffce3d;
  }
`
