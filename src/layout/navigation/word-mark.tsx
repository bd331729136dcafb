import styled from 'styled-components'

const HomeLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  font: 800 1.75rem/1 var(--headline);
  letter-spacing: -0.04em;
  white-space: nowrap;
  text-decoration: none;
`

/** The brand's name, lower case in the headline face; leads home (spec 2, "Routes"). */
export const WordMark = () => (
  <HomeLink href="/za/" aria-label="yoco home" translate="no">
    yoco
  </HomeLink>
)
