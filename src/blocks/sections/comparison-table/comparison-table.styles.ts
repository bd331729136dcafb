import styled from 'styled-components'
import {
  below,
  figures,
  largeTarget,
  largeText,
  layer,
  radius,
  SCRIPTED,
  space,
  sticky,
  type,
  underBars,
  TILE_PLACE,
} from '../../../theme'

export const Head = styled.header`
  display: grid;
  gap: ${space.s};
  margin-bottom: clamp(24px, 3vw, 44px);
`

/**
 * Where only two columns fit: on phones, and for more than three products on tablets as well. Only with scripts, which let the
 * shopper choose the two; without scripts all columns are shown, and the table scrolls in its own region.
 */
const twoColumns = (rules: string) => `
  ${SCRIPTED} & {
    ${below.sm} { ${rules} }
    ${below.md} { &[data-many] { ${rules} } }
  }
`

export const Choosers = styled.div`
  display: none;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin-bottom: ${space.s};

  ${twoColumns('display: grid;')}
`

export const Scroller = styled.div`
  ${below.md} {
    margin-inline: calc(-1 * ${space.gutter});
    /* Text for screen readers scrolls with the table. */
    position: relative;
    padding-inline: ${space.gutter};
    overflow-x: auto;
  }
  ${SCRIPTED} & {
    ${below.md} {
      margin-inline: 0;
      padding-inline: 0;
      overflow-x: visible;
    }
  }
`

export const Table = styled.table`
  --mark: 32px;
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  ${type.body}

  th,
  td {
    padding: 16px clamp(6px, 1.4vw, 20px);
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  tr > :first-child {
    ${sticky}
    left: 0;
    z-index: ${layer.raised};
    width: 22%;
    padding-inline-start: 0;
    background: var(--band);
    font-weight: 600;
  }
  tbody > tr > th[scope='rowgroup'] {
    width: auto;
    max-width: none;
    padding-top: clamp(32px, 3.4vw, 48px);
    border-bottom: 2px solid var(--ink);
    ${type.card}
  }
  tfoot > tr > * {
    padding-top: ${space.m};
    border-bottom: 0;
  }
  /* Their buttons are level, also beside a price with an earlier one. */
  tfoot td {
    vertical-align: bottom;
  }

  thead > tr:first-child > * {
    padding-bottom: 0;
    border-bottom: 0;
  }
  /* Names and prices stay in view while the page scrolls. */
  thead > tr:last-child > * {
    ${sticky}
    top: calc(${underBars});
    z-index: ${layer.raisedMore};
    border-bottom: 2px solid var(--ink);
    background: var(--band);
    vertical-align: bottom;
  }
  thead > tr:last-child > :first-child {
    z-index: ${layer.raisedMost};
  }
  thead img {
    width: 100%;
    max-width: 200px;
    aspect-ratio: 1;
    padding: min(8%, 16px) min(8%, 16px) 0;
    object-fit: contain;
    object-position: center bottom;
    border-radius: ${radius.card};
    background: var(--item-colour);
  }

  ${below.md} {
    width: max-content;
    min-width: 100%;
    table-layout: auto;

    th,
    td {
      min-width: 9.5em;
      max-width: 15em;
    }
    tr > :first-child {
      min-width: 7em;
      max-width: 8.5em;
    }
  }
  ${SCRIPTED} & {
    ${below.md} {
      width: 100%;
      table-layout: fixed;

      th,
      td,
      tr > :first-child {
        min-width: 0;
        max-width: none;
      }
    }
  }
  ${twoColumns(`
    table-layout: auto;

    th,
    td {
      width: 36%;
    }
    tr > :first-child {
      width: 28%;
    }
    tr > :nth-child(n + 4) {
      display: none;
    }
  `)}
`

export const Column = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;

  a {
    text-decoration: none;
    ${largeTarget}
  }
  [data-price] {
    ${figures}

    ${largeText} {
      font-size: 5.6vw;
    }
  }
  a:hover {
    text-decoration: underline;
  }
  small {
    ${type.note}
    color: var(--quiet);
  }
`
export const Name = styled.span`
  ${type.small}
`
export const Tag = styled.span`
  padding: 4px 10px;
  border-radius: ${radius.pill};
  background: var(--band);
  color: var(--ink);
  font: 600 0.8125rem/1.25 var(--text);
`
export const Order = styled.div`
  container: ${TILE_PLACE};
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space.s};

  ${below.sm} {
    button,
    a {
      width: 100%;
      padding-inline: 10px;
    }
    /* A price never breaks, not even in a third of the smallest phone. */
    [data-price] {
      font-size: min(1.25rem, 6.25vw);
      white-space: nowrap;
    }
  }
`
