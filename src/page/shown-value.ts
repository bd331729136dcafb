import type { StoryblokRichtext } from '../content'

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The fields with these names that are not empty. */
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

/** The attributes of a picture in a text. Those of its asset are only in `meta_data`. */
const shownPicture = (attrs: Fields): Fields => {
  const ofAsset = isObject(attrs.meta_data) ? written(attrs.meta_data, ['alt', 'title', 'copyright']) : {}
  return { ...ofAsset, ...written(attrs, ['src', 'alt', 'title', 'copyright']) }
}

/** The shown attributes by node and mark; others keep all attributes. */
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
 * The part of a field's value that a page reads. Storyblok delivers pictures and links, those in texts too, with data for its editor,
 * such as the size of the upload and the whole story behind a link, which would be sent to every visitor.
 * @param type of the field in the content model
 * @param read gives each link its current address
 */
export const shownValue = (type: string, value: unknown, read: ReadLink): unknown => {
  if (type === 'asset') return shownAsset(value)
  if (type === 'multiasset') return Array.isArray(value) ? value.map(shownAsset) : value
  if (type === 'multilink') return shownLink(value, read)
  return type === 'richtext' && isObject(value)
    ? shownNode(value as unknown as StoryblokRichtext, read)
    : value
}
