import { nameHeadings, plainText, type Bloks, type StoryblokRichtext } from '../../../content'

/** A line of a table of contents. `id` is the heading's name in an address. */
export type Entry = { id: string; text: string }

/** Of fewer headings nobody needs a table. */
const FEWEST = 2

/** Headings of the second level; those of the first are shown as such: the page’s first is its hero’s. */
const isEntry = ({ type, attrs }: StoryblokRichtext): boolean =>
  type === 'heading' && Number(attrs?.level ?? 2) <= 2

/** The text with a name for every heading, and the table of contents where its editor wants one and there is enough in it. */
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
