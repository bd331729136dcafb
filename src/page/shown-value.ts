import type { StoryblokRichtext } from '../content'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The parts with these names that something is written in. */
const written = (value: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (value[name] === '' || value[name] == null ? [] : [[name, value[name]]])),
  )

const shownAsset = (value: unknown): unknown =>
  isObject(value) ? written(value, ['fieldtype', 'filename', 'alt', 'focus']) : value

const slugOfStory = (story: unknown): Fields =>
  isObject(story) && story.full_slug ? { story: { full_slug: story.full_slug } } : {}

const shownLink = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const link = written(value, ['fieldtype', 'linktype', 'url', 'cached_url', 'email', 'anchor', 'target'])
  return { ...link, ...slugOfStory(value.story) }
}

/** What is said of a picture in a text stands in `meta_data` too, and there alone where an editor said it of the asset. */
const shownPicture = (attrs: Fields): Fields => {
  const ofAsset = isObject(attrs.meta_data) ? written(attrs.meta_data, ['alt', 'title', 'copyright']) : {}
  return { ...ofAsset, ...written(attrs, ['src', 'alt', 'title', 'copyright']) }
}

/** By node and mark; of all others every attribute. */
const SHOWN_ATTRS: Readonly<Record<string, (attrs: Fields) => Fields>> = {
  link: (attrs) => ({
    ...written(attrs, ['href', 'linktype', 'anchor', 'target', 'custom']),
    ...slugOfStory(attrs.story),
  }),
  image: shownPicture,
  emoji: (attrs) => written(attrs, ['emoji']),
}

const shownNode = (node: StoryblokRichtext): StoryblokRichtext => {
  const shown = Object.hasOwn(SHOWN_ATTRS, node.type) ? SHOWN_ATTRS[node.type] : undefined
  return {
    ...node,
    ...(shown && node.attrs && { attrs: shown(node.attrs) }),
    ...(node.marks && { marks: node.marks.map(shownNode) }),
    ...(node.content && { content: node.content.map(shownNode) }),
  }
}

/**
 * What a page reads of a field: of pictures and links, those in a text too, Storyblok delivers what its editor needs as well,
 * such as the size of the upload and the whole story that a link leads to. That would travel to every visitor.
 * @param type of the field, as the content model says it
 */
export const shownValue = (type: string, value: unknown): unknown => {
  if (type === 'asset') return shownAsset(value)
  if (type === 'multiasset') return Array.isArray(value) ? value.map(shownAsset) : value
  if (type === 'multilink') return shownLink(value)
  return type === 'richtext' && isObject(value) ? shownNode(value as unknown as StoryblokRichtext) : value
}
