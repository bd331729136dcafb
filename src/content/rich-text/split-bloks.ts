import type { Blok } from '../page-data'
import type { StoryblokRichtext } from '../storyblok.gen'

/** The text between two blocks, or blocks that an editor placed together. */
type TextPart = { text: StoryblokRichtext } | { bloks: Blok[] }

const isBlok = (value: unknown): value is Blok =>
  typeof value === 'object' && value !== null && 'component' in value && '_uid' in value

const bodyOf = ({ attrs }: StoryblokRichtext): Blok[] => {
  const body: unknown = attrs?.body
  return Array.isArray(body) ? body.filter(isBlok) : []
}

const bloksIn = (node: StoryblokRichtext): Blok[] =>
  node.type === 'blok' ? bodyOf(node) : (node.content ?? []).flatMap(bloksIn)

/**
 * Splits a text into its running parts and the blocks between them, in order. A block inside a list or a table follows that list or
 * table, because it needs the width of the text.
 */
export const splitBloks = (document: StoryblokRichtext): TextPart[] => {
  const parts: TextPart[] = []
  const add = (node: StoryblokRichtext) => {
    const last = parts.at(-1)
    if (last && 'text' in last) last.text.content?.push(node)
    else parts.push({ text: { type: 'doc', content: [node] } })
  }
  for (const node of document.content ?? []) {
    if (node.type !== 'blok') add(node)
    const bloks = bloksIn(node)
    if (bloks.length > 0) parts.push({ bloks })
  }
  return parts
}
