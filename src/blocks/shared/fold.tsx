import type { ReactNode } from 'react'
import styled from 'styled-components'
import { hover, motion, type } from '../../theme'

/* Browsers that know the part print it open, whatever stands on the screen. */
const Details = styled.details`
  border-top: 2px solid var(--line);

  @media print {
    &::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 56px;
  padding-block: 12px;
  list-style: none;
  ${type.label}
  font-size: 1rem;

  &::-webkit-details-marker {
    display: none;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`

// Plus and minus are one shape: the upright stroke turns into the level one.
const Sign = styled.span`
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

const Inside = styled.div`
  padding-block: 4px 8px;
`

/** One line of a card that opens the rest of what it has to say, without any script. */
export const Fold = ({ label, children }: { label: string; children: ReactNode }) => (
  <Details>
    <Summary>
      {label}
      <Sign aria-hidden />
    </Summary>
    <Inside>{children}</Inside>
  </Details>
)
