import styled from 'styled-components'
import type { ReactNode } from 'react'
import { hover, motion, type } from '../../../theme'

/** For a `<details>`: browsers with `::details-content` print its content even while it is closed. */
export const printsOpen = `
  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`

/** The line that opens a fold, with a plus or minus at the end. */
export const FoldLine = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 56px;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }
  }
`

// Plus and minus are one shape: the vertical stroke turns until it is horizontal.
export const FoldSign = styled.span`
  position: relative;
  flex: none;
  width: 18px;
  height: 18px;

  &::before,
  &::after {
    content: '';
    position: absolute;
    top: 8px;
    width: 100%;
    height: 2.5px;
    border-radius: 2px;
    background: currentColor;
    transition: transform ${motion.calm};
  }
  &::after {
    transform: rotate(90deg);
  }
  [open] > summary > &::after {
    transform: none;
  }
`

const Details = styled.details`
  border-top: 2px solid var(--line);
  ${printsOpen}
`

const Line = styled(FoldLine)`
  padding-block: 12px;
  ${type.label}
  font-size: 1rem;
`

const Inside = styled.div`
  padding-block: 4px 8px;
`

/** A line that opens more text of a card, without scripts. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <Details>
    <Line>
      <span>{label}</span>
      <FoldSign aria-hidden />
    </Line>
    <Inside>{children}</Inside>
  </Details>
)
