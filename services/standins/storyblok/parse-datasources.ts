import { isJsonObject, type Datasource, type DatasourceEntry, type JsonObject } from './space'

/** Reads a datasource file of the official CLI: one datasource or a list of them. */
export function parseDatasources(text: string): Datasource[] {
  const file: unknown = JSON.parse(text)
  return (Array.isArray(file) ? file : [file]).map(parseDatasource)
}

function parseDatasource(value: unknown): Datasource {
  if (!isJsonObject(value)) throw new Error('must hold datasource objects')
  const { id, name, slug, entries, dimensions } = value
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
