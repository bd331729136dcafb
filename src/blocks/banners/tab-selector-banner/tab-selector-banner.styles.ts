import styled from 'styled-components'
import { from, hover, ink, layer, motion, radius, rhythm, space, type } from '../../../theme'
import { CardTitle, Section } from '../../../ui'
import { sidewaysRow } from '../../../ui/carousel'
import { Media } from '../../shared/pictures/media'

// Without scripts no tab can be chosen: all panels are shown below each other.
const unscripted = '@media print, (scripting: none)'

/** On a wide screen in browsers with subgrid; all others get the layout of a phone. */
const beside = (rules: string) => `
  ${from.md} {
    @supports (grid-template-rows: subgrid) { ${rules} }
  }
`

/** Where pictures touch the band's lower edge, the text keeps its space below. */
export const Band = styled(Section)`
  overflow-x: clip;

  &[data-rhythm]:has([data-pictured]) {
    padding-bottom: 0;
  }
`
/* On a wide screen the text is in one column and the picture beside it, on the band's edge: the panels cover the whole grid and
   share its rows, with the head and the tabs above them. */
export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 2.6vw, 36px);

  ${beside(`
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
    grid-template-rows: auto auto 1fr;
    column-gap: clamp(24px, 4vw, 64px);

    &[data-side='left'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
    }
    > :is(header, [role='tablist']) {
      z-index: ${layer.raised};
      grid-column: 1;
    }
    > header {
      grid-row: 1;
    }
    > [role='tablist'] {
      grid-row: 2;
    }
    &[data-side='left'] > :is(header, [role='tablist']) {
      grid-column: 2;
    }
  `)}
`
// On phones the row reaches the screen's edges, so that a cut-off tab shows that there are more.
export const TabList = styled.div`
  ${sidewaysRow}
  gap: ${space.xs};
  margin-inline: calc(-1 * ${space.gutter});
  padding: 6px ${space.gutter};
  scroll-padding-inline: ${space.gutter};

  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  ${from.md} {
    flex-wrap: wrap;
  }
  ${unscripted} {
    display: none;
  }
`
export const TabButton = styled.button`
  flex: none;
  max-width: 100%;
  min-height: 48px;
  padding: 10px 22px;
  border: 2px solid var(--ink);
  border-radius: ${radius.pill};
  background: none;
  color: var(--ink);
  ${type.label}
  font-size: 1rem;
  transition:
    background-color ${motion.quick},
    color ${motion.quick};

  &[aria-selected='true'] {
    background: var(--ink);
    color: var(--on-ink);
  }
  ${hover} {
    &:not([aria-selected='true']):hover {
      background: ${ink(10)};
    }
  }
`
/* All panels are in one cell, which is as high as the tallest: nothing below moves when another panel is shown. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${beside(`
    grid-area: 1 / 1 / -1 / -1;
    grid-template: subgrid / subgrid;
  `)}
  ${unscripted} {
    grid-area: auto / 1 / auto / -1;
    grid-template: none / minmax(0, 1fr);
    gap: ${space.xxl};
  }
`
export const Panel = styled.div`
  display: grid;
  grid-area: 1 / 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${space.m} clamp(24px, 4vw, 64px);
  transition: opacity ${motion.calm};

  &:not([data-chosen]) {
    visibility: hidden;
    opacity: 0;
  }
  /* Pictures of hidden panels load only when a visitor is about to choose a tab. */
  &:not([data-chosen]) img {
    display: none;
  }
  [role='tablist']:is(:hover, :focus-within) + * > &:not([data-chosen]) img {
    display: block;
  }
  ${beside(`
    grid-area: 1 / 1 / -1 / -1;
    grid-template: subgrid / subgrid;
  `)}
  ${unscripted} {
    grid-area: auto;
    grid-template: auto / repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    align-items: center;

    &:not([data-chosen]) {
      visibility: visible;
      opacity: 1;
    }
    &:not([data-chosen]) img {
      display: block;
    }
  }
`
export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  justify-items: start;
  gap: ${space.s};

  ${beside(`
    grid-area: 3 / 1;
    padding-bottom: ${rhythm.normal};

    [data-side='left'] & {
      grid-column: 2;
    }
    /* Without pictures there is space beside the head and the tabs. */
    [data-bare] & {
      grid-area: 1 / 2 / -1 / -1;
      align-content: center;
      padding-bottom: 0;
    }
  `)}
  ${unscripted} {
    grid-area: auto;
  }
`
/* The name of a panel where the tabs are not shown. */
export const Label = styled.p`
  display: none;
  ${type.label}

  ${unscripted} {
    display: block;
  }
`
export const PanelTitle = styled(CardTitle)`
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.125rem);
`
export const Text = styled.p`
  max-width: 32em;
  ${type.lead}
  white-space: pre-line;
`
export const Shot = styled(Media)`
  background: none;

  max-height: min(78vw, 720px);

  ${beside(`
    grid-area: 1 / 2 / -1 / -1;
    align-self: end;
    aspect-ratio: 1;
    max-height: 720px;

    [data-side='left'] & {
      grid-column: 1 / 2;
    }
  `)}
  ${unscripted} {
    grid-area: auto;
  }
`
