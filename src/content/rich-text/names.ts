import { slugOf, unusedSlug } from '../../../shared/search-words'
import type { StoryblokRichtext } from '../storyblok.gen'
import { plainText } from './plain-text'

/** Longer names are cut at the end of a word, because people share addresses with them. */
const LONGEST = 60

const cut = (slug: string): string =>
  slug.length > LONGEST
    ? slug
        .slice(0, LONGEST + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, LONGEST)
    : slug

/**
 * The fragment that links to a text on a page: `what-is-the-fee`, and `what-is-the-fee-2` if that is taken.
 * @param taken the names in use on the page; the new name is added
 * @param otherwise the name for a text without letters or digits that an address may contain
 */
export const freeName = (words: string, taken: Set<string>, otherwise: string): string => {
  const name = unusedSlug(cut(slugOf(words)) || otherwise, taken)
  taken.add(name)
  return name
}

/** A heading with a name for links to it, in the attribute `id`. An existing name is kept. */
export const nameHeading = (heading: StoryblokRichtext, taken: Set<string>): StoryblokRichtext =>
  heading.attrs?.id
    ? heading
    : { ...heading, attrs: { ...heading.attrs, id: freeName(plainText(heading), taken, 'section') } }

const nameIn = (node: StoryblokRichtext, taken: Set<string>): StoryblokRichtext => {
  if (node.type === 'heading') return nameHeading(node, taken)
  return node.content ? { ...node, content: node.content.map((inner) => nameIn(inner, taken)) } : node
}

const namesIn = ({ type, attrs, content }: StoryblokRichtext): string[] => [
  ...(type === 'heading' && attrs?.id ? [String(attrs.id)] : []),
  ...(content ?? []).flatMap(namesIn),
]

/** A text in which all headings have names. On a page they already have unique names (src/page/name-anchors.ts). */
export const nameHeadings = (document: StoryblokRichtext): StoryblokRichtext =>
  nameIn(document, new Set(namesIn(document)))
