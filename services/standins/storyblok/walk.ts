import { isJsonObject, type JsonObject } from './space'

/** Calls `visit` for every object inside a value, the outermost first. */
export function walk(value: unknown, visit: (object: JsonObject) => void): void {
  if (Array.isArray(value)) value.forEach((item) => walk(item, visit))
  if (!isJsonObject(value)) return
  visit(value)
  Object.values(value).forEach((item) => walk(item, visit))
}
