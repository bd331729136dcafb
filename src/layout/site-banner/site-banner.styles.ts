import styled from 'styled-components'
import { below, from, ink, largeTarget, radius, space, type } from '../../theme'

export const Strip = styled.aside`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  min-height: 44px;
  padding: 4px 52px;
  background: var(--band);
  color: var(--ink);
  text-align: center;

  > img {
    flex: none;
  }
  p {
    ${type.note}
    font-weight: 500;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    ${largeTarget}
    ${type.note}
    color: var(--cta, inherit);
    font-weight: 600;
  }
  p > a {
    margin-left: 8px;
    white-space: nowrap;
  }
  a[data-button] {
    padding: 4px 16px;
    border-radius: ${radius.pill};
    background: var(--cta-ground);
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
  @media print {
    display: none;
  }
`

/* Words, countdown and link: one row where there is room, one under the other where there is not. */
export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px ${space.s};
  min-width: 0;

  > * {
    min-width: 0;
  }
`

export const Wide = styled.span`
  ${below.sm} {
    display: none;
  }
`
export const Narrow = styled.span`
  ${from.sm} {
    display: none;
  }
`

export const Dismiss = styled.button`
  position: absolute;
  inset: 0 4px 0 auto;
  display: grid;
  width: 44px;
  height: 44px;
  margin-block: auto;
  place-items: center;
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;

  &:hover {
    background: ${ink(14)};
  }
  @media (scripting: none) {
    display: none;
  }
`
