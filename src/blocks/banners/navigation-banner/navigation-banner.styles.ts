import styled from 'styled-components'
import {
  below,
  from,
  high,
  hover,
  largeTarget,
  layer,
  maxWidth,
  motion,
  space,
  sticky,
  type,
  underBars,
} from '../../../theme'
import { sidewaysRow } from '../../../ui/carousel'

/** Between the bar and what a link has led to, or what has the focus: as much as the page keeps under its own bar. */
export const ROOM = '16px'

/* What sticks is the block itself, which has the whole page to do so; within the block there is no room to move. */
export const Bar = styled.nav`
  background: var(--band);
  color: var(--ink);
  padding-inline: ${space.gutter};
  box-shadow: 0 1px 0 var(--line);

  [data-block]:has(> &) {
    ${sticky}
    top: 0;
    z-index: ${layer.pageBar};
  }
  html:not([data-bare]) [data-navigation] ~ main > [data-block]:has(> &) {
    top: var(--nav-stays);
  }
  /* First on a page whose navigation is transparent, it begins under that. */
  html [data-navigation-transparent] > main > [data-block]:first-child:has(> &) {
    top: 0;
  }
  /* Which scrolls away for as long as no script is here. */
  html [data-navigation-transparent] > [data-navigation]:not([data-stuck]) ~ main > [data-block]:has(> &) {
    top: 0;
  }
  /* What sticks below it begins at its foot; a script measures it. */
  ${high} {
    html:has(&) {
      --page-bar: var(--page-bar-height, 56px);
      ${from.md} {
        --page-bar: var(--page-bar-height, 64px);
      }
    }
  }
  @media (scripting: none) {
    html:has(&) {
      scroll-padding-top: calc(${underBars} + ${ROOM});
    }
  }
  /* A band begins right under it: of the one before nothing is left in sight. */
  [data-block]:has(> &) ~ [data-block] > [id] {
    scroll-margin-top: -${ROOM};
  }
  @media print {
    display: none;
  }
`
export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  max-width: ${maxWidth};
  min-height: 56px;
  margin-inline: auto;

  ${from.md} {
    min-height: 64px;
  }

  > a {
    flex: none;
    min-width: 0;
    max-width: 50%;
  }
`
// A cut link says that there is more; towards the button the row fades out.
export const Links = styled.ul`
  ${sidewaysRow}
  position: relative;
  flex: 1;
  min-width: 0;
  gap: clamp(20px, 2.4vw, 36px);
  align-self: stretch;

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  ${below.md} {
    margin-left: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter} ${space.m};
    -webkit-mask-image: linear-gradient(to left, transparent, #000 ${space.m});
  }
  li {
    display: grid;
    flex: none;
    grid-template-columns: minmax(0, 1fr);
    max-width: 80vw;
  }
  a {
    display: flex;
    align-items: center;
    ${largeTarget}
    padding-block: 10px;
    border-block: 3px solid transparent;
    ${type.label}
    color: var(--quiet);
    text-decoration: none;
    transition:
      color ${motion.quick},
      border-color ${motion.quick};
  }
  a[aria-current] {
    border-bottom-color: var(--ink);
    color: var(--ink);
  }
  a:focus-visible {
    outline-offset: -6px;
    box-shadow: none;
  }
  ${hover} {
    a:hover {
      color: var(--ink);
    }
  }
`
