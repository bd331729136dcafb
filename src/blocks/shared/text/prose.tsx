import styled from 'styled-components'
import { below, figures, hover, ink, largeTarget, PALETTE, radius, type } from '../../../theme'

/** Rich text: lines of about 65 characters, headings close to their text, tables that scroll. */
export const Prose = styled.div`
  --measure: 31em;
  font: 400 clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem) / 1.6 var(--text);
  overflow-wrap: break-word;

  > * {
    max-width: var(--measure);
  }
  > * + * {
    margin-top: 1.1em;
  }
  > :is(h2, h3, h4, h5, h6, figure, pre) {
    max-width: 100%;
  }
  h2 {
    font: 800 clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem) / 1.08 var(--headline);
    letter-spacing: -0.02em;
  }
  h3 {
    ${type.card}
  }
  :is(h4, h5, h6) {
    ${type.small}
  }
  > * + h2 {
    margin-top: clamp(48px, 5vw, 72px);
  }
  > * + :is(h3, h4, h5, h6) {
    margin-top: 2em;
  }
  > h2 + * {
    margin-top: 18px;
  }
  > :is(h3, h4, h5, h6) + * {
    margin-top: 10px;
  }
  [data-align='center'] {
    text-align: center;
  }
  [data-align='right'] {
    text-align: right;
  }
  [data-align='justify'] {
    text-align: justify;
  }

  a {
    text-decoration-thickness: 2px;
    text-decoration-color: ${ink(45)};
  }
  ${hover} {
    a:hover {
      text-decoration-color: currentColor;
    }
  }
  strong {
    font-weight: 650;
  }
  mark {
    padding-inline: 0.15em;
    border-radius: 4px;
    background: ${PALETTE.yellow};
    color: ${PALETTE.charcoal};
    -webkit-box-decoration-break: clone;
    box-decoration-break: clone;
  }
  /* Superscripts and subscripts do not change the line height. */
  :is(sup, sub) {
    font-size: 0.72em;
    line-height: 0;
  }

  ul,
  ol {
    padding-inline-start: 1.5em;
  }
  li {
    padding-inline-start: 0.25em;
  }
  li + li,
  li > * + * {
    margin-top: 0.55em;
  }
  li::marker {
    font-weight: 700;
    ${figures}
  }

  blockquote {
    font: 700 clamp(1.625rem, 1.25rem + 1.7vw, 2.5rem) / 1.14 var(--headline);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  blockquote[data-long] {
    font-size: clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem);
    line-height: 1.25;
    letter-spacing: -0.01em;
    text-wrap: pretty;
  }
  > blockquote,
  > figure {
    max-width: 100%;
    margin-block: clamp(40px, 5vw, 64px);
  }
  > :is(blockquote, figure):first-child {
    margin-top: 0;
  }
  > :is(blockquote, figure):last-child {
    margin-bottom: 0;
  }
  blockquote > * + * {
    margin-top: 0.6em;
  }
  blockquote > :first-child::before {
    content: '“';
    margin-inline-start: -0.45em;
  }
  blockquote > :last-child::after {
    content: '”';
  }
  figcaption {
    margin-top: 12px;
    ${type.note}
    color: var(--quiet);
  }
  blockquote + figcaption {
    margin-top: 16px;
    ${type.label}
    color: inherit;
  }

  hr {
    height: 2px;
    margin-block: 3em;
    border: 0;
    background: var(--line);
  }
  img {
    border-radius: ${radius.card};
  }
  code {
    padding: 0.1em 0.3em;
    border-radius: 6px;
    background: ${ink(8)};
    font:
      0.9em/1.5 ui-monospace,
      SFMono-Regular,
      Menlo,
      Consolas,
      monospace;
  }
  /* Long lines break: only tables scroll sideways. */
  pre {
    margin-bottom: 0;
    padding: 20px 24px;
    border-radius: ${radius.control};
    background: ${ink(8)};
    white-space: pre-wrap;
  }
  pre code {
    padding: 0;
    background: none;
  }

  [data-table] {
    max-width: 100%;
    margin-block: 2em;
    overflow-x: auto;
    /* A shadow at an edge with more content behind it: two covers scroll with the table and hide the shadows at its ends. */
    background:
      linear-gradient(to right, var(--band) 40%, transparent) left / 48px 100% local,
      linear-gradient(to left, var(--band) 40%, transparent) right / 48px 100% local,
      linear-gradient(to right, ${ink(20)}, transparent) left / 16px 100%,
      linear-gradient(to left, ${ink(20)}, transparent) right / 16px 100%;
    background-repeat: no-repeat;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 1rem;
    line-height: 1.4;
    ${figures}
  }
  th,
  td {
    min-width: 8.5em;
    padding: 14px 20px 14px 0;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;

    /* Three columns fit a phone. */
    ${below.sm} {
      min-width: 6.5em;
      padding-right: 12px;
    }
  }
  :is(th, td)[data-amount] {
    text-align: end;
  }
  td code {
    font-size: 0.8125em;
  }
  /* A link that is alone in its cell is not part of a sentence, and needs the size of a touch target. */
  :is(th, td) a:only-child {
    display: inline-block;
    ${largeTarget}
  }
  th {
    font-weight: 650;
  }
  thead th {
    border-bottom: 2px solid var(--ink);
    vertical-align: bottom;
  }
  :is(th, td)[data-coloured] {
    padding-inline: 14px;
  }
  :is(th, td) > * + * {
    margin-top: 0.5em;
  }
`
