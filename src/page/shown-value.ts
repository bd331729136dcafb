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

type ReadLink = (link: Fields) => Fields

const shownLink = (value: unknown, read: ReadLink): unknown =>
  isObject(value)
    ? written(read(value), ['fieldtype', 'linktype', 'url', 'cached_url', 'email', 'anchor', 'target'])
    : value

/** What is said of a picture in a text stands in `meta_data` too, and there alone where an editor said it of the asset. */
const shownPicture = (attrs: Fields): Fields => {
  const ofAsset = isObject(attrs.meta_data) ? written(attrs.meta_data, ['alt', 'title', 'copyright']) : {}
  return { ...ofAsset, ...written(attrs, ['src', 'alt', 'title', 'copyright']) }
}

/** By node and mark; of all others every attribute. */
const SHOWN_ATTRS: Readonly<Record<string, (attrs: Fields, read: ReadLink) => Fields>> = {
  link: (attrs, read) => written(read(attrs), ['href', 'linktype', 'anchor', 'target', 'custom']),
  image: shownPicture,
  emoji: (attrs) => written(attrs, ['emoji']),
}

const shownNode = (node: StoryblokRichtext, read: ReadLink): StoryblokRichtext => {
  const inner = (one: StoryblokRichtext) => shownNode(one, read)
  const shown = Object.hasOwn(SHOWN_ATTRS, node.type) ? SHOWN_ATTRS[node.type] : undefined
  return {
    ...node,
    ...(shown && node.attrs && { attrs: shown(node.attrs, read) }),
    ...(node.marks && { marks: node.marks.map(inner) }),
    ...(node.content && { content: node.content.map(inner) }),
  }
}

/**
 * What a page reads of a field: of pictures and links, those in a text too, Storyblok delivers what its editor needs as well,
 * such as the size of the upload and the whole story that a link leads to. That would travel to every visitor.
 * @param type of the field, as the content model says it
 * @param read gives each link the address that it has now
 */
export const shownValue = (type: string, value: unknown, read: ReadLink): unknown => {
  if (type === 'asset') return shownAsset(value)
  if (type === 'multiasset') return Array.isArray(value) ? value.map(shownAsset) : value
  if (type === 'multilink') return shownLink(value, read)
  return type === 'richtext' && isObject(value)
    ? shownNode(value as unknown as StoryblokRichtext, read)
    : value
}
