import styled from 'styled-components'
import { below, from, hover, ink, largeTarget, radius, space, sticky, type, underBars } from '../../../theme'
import { Icon } from '../../../ui'
import type { Entry } from './map-article'

const List = styled.ol`
  list-style: none;

  a {
    display: block;
    padding-block: 7px;
    ${type.body}
    line-height: 1.3;
    text-decoration: none;
    ${largeTarget}
  }
  ${hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`

/* Beside the text, where it stays in view. Browsers that can mark the section that is read without a script mark it. */
const Beside = styled.nav`
  ${sticky}
  top: calc(${underBars} + ${space.l});
  align-self: start;
  max-height: calc(var(--screen) - (${underBars}) - ${space.xxl});
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Room for the mark of the focus. */
  margin: -6px;
  padding: 6px;

  > p {
    ${type.label}
    margin-bottom: 8px;
  }
  ol {
    scroll-target-group: auto;
  }
  a {
    padding-inline-start: 16px;
    border-inline-start: 2px solid var(--line);
    color: var(--quiet);
    font-size: 0.9375rem;
  }
  a:hover {
    color: var(--ink);
  }
  a:target-current {
    border-color: var(--ink);
    color: var(--ink);
  }
  ${below.lg} {
    display: none;
  }
`

const Above = styled.details`
  border-radius: ${radius.card};
  background: ${ink(6)};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    min-height: 56px;
    padding: 12px 20px;
    font: 600 1.0625rem/1.3 var(--text);
    list-style: none;

    &::-webkit-details-marker {
      display: none;
    }
  }
  > summary > svg {
    flex: none;
    transition: transform 160ms ease;
  }
  &[open] > summary > svg {
    transform: rotate(180deg);
  }
  > nav {
    padding: 0 20px 16px;
  }
  ${from.lg} {
    display: none;
  }
`

const Lines = ({ entries }: { entries: readonly Entry[] }) => (
  <List role="list">
    {entries.map(({ id, text }) => (
      <li key={id}>
        <a href={`#${id}`}>{text}</a>
      </li>
    ))}
  </List>
)

type ContentsProps = { title: string; entries: readonly Entry[] }

/** The table of contents: beside the text on wide screens, elsewhere above it, closed. Of the two one is shown. */
export const Contents = ({ title, entries }: ContentsProps) => (
  <>
    <Above data-contents="above">
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <nav aria-label={title}>
        <Lines entries={entries} />
      </nav>
    </Above>
    <Beside aria-label={title}>
      <p>{title}</p>
      <Lines entries={entries} />
    </Beside>
  </>
)
