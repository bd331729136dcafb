import styled from 'styled-components'
import {
  nameHeadings,
  plainText,
  type Bloks,
  type StoryblokRichtext,
  type BlockProps,
} from '../../../content'
import {
  below,
  from,
  hover,
  ink,
  largeTarget,
  radius,
  space,
  sticky,
  type,
  underBars,
  paletteColour,
} from '../../../theme'
import { Icon, Section } from '../../../ui'
import { RunningText } from '../../shared/text/running-text'

/** A line of a table of contents. `id` is the fragment of the heading. */
type Entry = { id: string; text: string }

/** With fewer headings there is no table of contents. */
const FEWEST = 2

/** Headings of the second level; headings of the first are shown as such, because the page’s first-level heading is in its hero. */
const isEntry = ({ type, attrs }: StoryblokRichtext): boolean =>
  type === 'heading' && Number(attrs?.level ?? 2) <= 2

/** The text with an id for every heading, and the table of contents if the editor wants one and there are enough headings. */
export const mapArticle = ({
  text,
  contents,
}: Pick<Bloks.ArticleSection, 'text' | 'contents'>): { text: StoryblokRichtext; entries: Entry[] } => {
  const named = nameHeadings(text)
  const entries = (named.content ?? [])
    .filter(isEntry)
    .map((heading) => ({ id: String(heading.attrs?.id), text: plainText(heading) }))
    .filter(({ text: words }) => words)
  return { text: named, entries: contents && entries.length >= FEWEST ? entries : [] }
}

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

/* Beside the text, where it stays in view. Browsers that can mark the current section without a script do so. */
const Beside = styled.nav`
  ${sticky}
  top: calc(${underBars} + ${space.l});
  align-self: start;
  max-height: calc(var(--screen) - (${underBars}) - ${space.xxl});
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Room for the focus outline. */
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

/** The table of contents, rendered twice: beside the text on wide screens, else closed above it. Styles show one of them. */
const Contents = ({ title, entries }: ContentsProps) => (
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

/* The text stays in the middle, as it does without a table of contents. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  > [data-contents='above'] {
    width: 100%;
    max-width: 720px;
    margin-inline: auto;
  }
  ${from.lg} {
    grid-template-columns: minmax(12rem, 1fr) minmax(0, 720px) minmax(0, 1fr);
    gap: ${space.xl};
  }
`

/** An article: rich text with figures, quotes, tables, code and blocks, and a table of contents. */
const ArticleSection = ({ blok }: BlockProps<Bloks.ArticleSection>) => {
  const background = paletteColour(blok.background, 'white')
  const { text, entries } = mapArticle(blok)
  const article = <RunningText document={text} background={background} />
  return (
    <Section background={background} rhythm="tight" id={blok.anchor}>
      {entries.length > 0 ? (
        <Columns>
          <Contents title={blok.contents_title || 'On this page'} entries={entries} />
          <div>{article}</div>
        </Columns>
      ) : (
        article
      )}
    </Section>
  )
}

export default ArticleSection
