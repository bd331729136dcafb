/** What a schema demands beside its shape. Of a request it is a rule; an answer must not be refused for it. */
const RULES = new Set([
  'enum',
  'format',
  'maxItems',
  'maxLength',
  'maximum',
  'minItems',
  'minLength',
  'minimum',
  'pattern',
  'required',
])

/** What the OpenAPI document says in the place of a lenient copy. */
const originals = new WeakMap<object, object>()

/**
 * A copy that any stored value can leave by. What an older rule let in has to be read for good: the serialiser would refuse a
 * value under `anyOf` that its schema does not allow, and the caller would see a failure.
 */
export function lenient<Schema extends object>(schema: Schema): Schema {
  const copy = withoutRules(schema) as Schema
  originals.set(copy, schema)
  return copy
}

/** The schema that a lenient copy was made of, with its rules; any other schema as it is. */
export const documented = (schema: object): object => originals.get(schema) ?? schema

function withoutRules(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutRules)
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(([key]) => !RULES.has(key))
  return Object.fromEntries(
    kept.map(([key, value]) => [key, key === 'properties' ? eachWithoutRules(value) : withoutRules(value)]),
  )
}

/** The names of properties are no keywords. */
const eachWithoutRules = (properties: object): object =>
  Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, withoutRules(schema)]))
