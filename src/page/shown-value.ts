type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** The parts with these names that something is written in. */
const written = (value: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => (value[name] === '' || value[name] == null ? [] : [[name, value[name]]])),
  )

const shownAsset = (value: unknown): unknown =>
  isObject(value) ? written(value, ['fieldtype', 'filename', 'alt', 'focus']) : value

const shownLink = (value: unknown): unknown => {
  if (!isObject(value)) return value
  const { story } = value
  const link = written(value, ['fieldtype', 'linktype', 'url', 'cached_url', 'email', 'anchor', 'target'])
  return isObject(story) && story.full_slug ? { ...link, story: { full_slug: story.full_slug } } : link
}

/**
 * What a page reads of a field: of pictures and links Storyblok delivers what its editor needs as well, such as the
 * size of the upload and the whole story that a link leads to. That would travel to every visitor.
 * @param type of the field, as the content model says it
 */
export const shownValue = (type: string, value: unknown): unknown => {
  if (type === 'asset') return shownAsset(value)
  if (type === 'multiasset') return Array.isArray(value) ? value.map(shownAsset) : value
  return type === 'multilink' ? shownLink(value) : value
}
