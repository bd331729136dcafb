import styled from 'styled-components'
import { figures, hover, largeTarget, radius, type } from '../../theme'

/** Running text: one measure of about 65 characters, headings that belong to what follows, tables that scroll. */
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
  > :is(h2, h3, h4) {
    max-width: 100%;
  }
  h2 {
    font: 800 clamp(1.75rem, 1.45rem + 1.3vw, 2.5rem) / 1.08 var(--headline);
    letter-spacing: -0.02em;
  }
  h3 {
    ${type.card}
  }
  h4 {
    ${type.small}
  }
  > * + h2 {
    margin-top: clamp(48px, 5vw, 72px);
  }
  > * + :is(h3, h4) {
    margin-top: 2em;
  }
  > h2 + * {
    margin-top: 18px;
  }
  > :is(h3, h4) + * {
    margin-top: 10px;
  }

  a {
    text-decoration-thickness: 2px;
    text-decoration-color: color-mix(in srgb, currentColor 45%, transparent);
  }
  ${hover} {
    a:hover {
      text-decoration-color: currentColor;
    }
  }
  strong,
  b {
    font-weight: 650;
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
    max-width: 100%;
    margin-block: clamp(40px, 5vw, 64px);
    font: 700 clamp(1.625rem, 1.25rem + 1.7vw, 2.5rem) / 1.14 var(--headline);
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  blockquote > :first-child::before {
    content: '“';
    margin-inline-start: -0.45em;
  }
  blockquote > :last-child::after {
    content: '”';
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
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  pre {
    padding: 20px;
    overflow-x: auto;
    border-radius: ${radius.control};
    background: color-mix(in srgb, var(--ink) 6%, transparent);
  }

  [data-table] {
    max-width: 100%;
    margin-block: 2em;
    overflow-x: auto;
    /* A shadow at an edge behind which there is more: two covers move with the table and lie over it at its ends. */
    background:
      linear-gradient(to right, var(--band) 40%, transparent) left / 48px 100% local,
      linear-gradient(to left, var(--band) 40%, transparent) right / 48px 100% local,
      linear-gradient(to right, color-mix(in srgb, var(--ink) 20%, transparent), transparent) left / 16px 100%,
      linear-gradient(to left, color-mix(in srgb, var(--ink) 20%, transparent), transparent) right / 16px 100%;
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
  }
  /* Alone in its cell a link is no word of a sentence, and needs the size of a target. */
  :is(th, td) a:only-child {
    display: inline-block;
    ${largeTarget}
  }
  th {
    border-bottom: 2px solid var(--ink);
    font-weight: 650;
    vertical-align: bottom;
  }
`
