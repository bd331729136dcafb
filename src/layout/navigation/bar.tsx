import styled, { css } from 'styled-components'
import {
  bandStyle,
  below,
  from,
  high,
  layer,
  maxWidth,
  motion,
  navHeight,
  radius,
  space,
  sticky,
} from '../../theme'

/** One pixel that takes no room, just before the bar. */
export const Sentinel = styled.span`
  display: block;
  width: 1px;
  height: 1px;
  margin-bottom: -1px;
`

const white = Object.entries(bandStyle('white'))
  .map(([property, value]) => `${property}: ${String(value)};`)
  .join(' ')

/** Over a transparent bar's submenu, or scrolled, the page's colours no longer apply: the bar is white (spec 4). */
const solid = css`
  ${white}
  background: var(--band);
  box-shadow: 0 1px 0 var(--line);
`

export const Bar = styled.header`
  position: relative;
  ${sticky}
  top: 0;
  z-index: ${layer.navigation};
  height: ${navHeight};
  padding-inline: ${space.gutter};
  background: var(--band);
  color: var(--ink);
  transition: background-color ${motion.quick};

  &[data-stuck='true'] {
    box-shadow: 0 1px 0 var(--line);
  }
  [data-navigation-transparent] & {
    margin-bottom: -${navHeight};
    background: transparent;
  }
  /* Until the script can turn it white it must not lie over the text below. */
  [data-navigation-transparent] &:not([data-stuck]) {
    position: relative;
  }
  [data-navigation-transparent] &:has([data-submenu][data-open]),
  [data-navigation-transparent] &:has(ul:not([data-hydrated]) > [data-submenu]:hover),
  [data-navigation-transparent] &:has(ul:not([data-hydrated]) > [data-submenu] :focus-visible) {
    ${solid}
  }
  ${high} {
    [data-navigation-transparent] &[data-stuck='true'] {
      ${solid}
    }
  }
  @media print {
    display: none;
  }
`

export const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  max-width: ${maxWidth};
  height: 100%;
  margin-inline: auto;
`

/** All links. In the bar on a wide screen; on a small one a sheet that the browser opens by itself. */
export const Sheet = styled.div`
  ${from.md} {
    display: block;
    position: static;
    inset: auto;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
    color: inherit;
  }
  ${below.md} {
    ${white}
    width: 100%;
    height: 100%;
    max-height: none;
    padding: ${space.m};
    border: 0;
    background: var(--band);
    color: var(--ink);

    /* Browsers without popovers would show it; there the button waits for its code. */
    @supports not selector(:popover-open) {
      display: none;
    }
  }
`

export const SheetClose = styled.button`
  display: grid;
  width: 48px;
  height: 48px;
  place-items: center;
  margin-left: auto;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;

  ${from.md} {
    display: none;
  }
`

export const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  margin-left: auto;
`

/** On small screens the menu has them. */
export const CallsToAction = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.xs};

  ${below.md} {
    display: none;
  }
`
