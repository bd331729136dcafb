import { type Datasource, type DatasourceEntry, isJsonObject, type JsonObject, type Story } from './space'

/** A story is published when `published` says so or, where that is absent, when it carries `published_at`. */
export const isPublishedForm = (form: JsonObject): boolean =>
  typeof form.published === 'boolean' ? form.published : optionalText(form, 'published_at') !== null

/** Reads a story as the official CLI writes it. Throws an Error whose message is the problem without the story's name. */
export function parseStory(file: JsonObject): Story {
  const isFolder = file.is_folder === true
  const createdAt = requiredText(file, 'created_at')
  const publishedAt = optionalText(file, 'published_at')
  const isPublished = isPublishedForm(file)
  return {
    id: wholeNumber(file, 'id'),
    uuid: requiredText(file, 'uuid'),
    name: requiredText(file, 'name'),
    slug: requiredText(file, 'slug'),
    full_slug: requiredText(file, 'full_slug'),
    content: isFolder ? {} : content(file),
    created_at: createdAt,
    updated_at: optionalText(file, 'updated_at') ?? createdAt,
    published_at: isPublished ? (publishedAt ?? createdAt) : null,
    first_published_at:
      optionalText(file, 'first_published_at') ?? (isPublished ? (publishedAt ?? createdAt) : null),
    sort_by_date: optionalText(file, 'sort_by_date'),
    position: typeof file.position === 'number' ? file.position : 0,
    tag_list: Array.isArray(file.tag_list) ? file.tag_list.map(String) : [],
    is_startpage: file.is_startpage === true,
    parent_id: typeof file.parent_id === 'number' ? file.parent_id : null,
    meta_data: file.meta_data ?? null,
    group_id: optionalText(file, 'group_id') ?? requiredText(file, 'uuid'),
    default_full_slug: optionalText(file, 'default_full_slug'),
    isFolder,
    isPublished,
    hasChanges: isPublished && file.unpublished_changes === true,
  }
}

function content(file: JsonObject): JsonObject {
  if (!isJsonObject(file.content) || typeof file.content.component !== 'string') {
    throw new Error('"content" must be a block with a "component"')
  }
  return file.content
}

function wholeNumber(file: JsonObject, field: string): number {
  const value = file[field]
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw new Error(`"${field}" must be a whole number`)
  return value
}

function requiredText(file: JsonObject, field: string): string {
  const value = file[field]
  if (typeof value !== 'string' || value === '') throw new Error(`"${field}" must be a text`)
  return value
}

function optionalText(file: JsonObject, field: string): string | null {
  const value = file[field]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Reads a datasource as the official CLI writes it. Throws an Error whose message is the problem. */
export function parseDatasource({ id, name, slug, entries, dimensions }: JsonObject): Datasource {
  if (typeof id !== 'number' || typeof name !== 'string' || typeof slug !== 'string') {
    throw new Error('a datasource needs a numeric "id", a "name" and a "slug"')
  }
  return {
    id,
    name,
    slug,
    dimensions: objects(dimensions),
    entries: objects(entries).map((entry) => parseEntry(entry, slug)),
  }
}

function parseEntry({ id, name, value, dimension_values }: JsonObject, slug: string): DatasourceEntry {
  if (typeof id !== 'number' || typeof name !== 'string') {
    throw new Error(`an entry of the datasource "${slug}" needs a numeric "id" and a "name"`)
  }
  const dimensions = isJsonObject(dimension_values) ? Object.entries(dimension_values) : []
  return {
    id,
    name,
    value: typeof value === 'string' ? value : '',
    dimension_values: Object.fromEntries(dimensions.map(([key, text]) => [key, String(text)])),
  }
}

function objects(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : []
}
