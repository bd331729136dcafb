import type { RawQuery } from '../query'
import { isJsonObject, type JsonObject } from '../space'
import type { Answer } from '../send-answer'
import { notFound, Refusal } from './refusal'

/** A call of the management API. */
export interface Call {
  params: Readonly<Record<string, string>>
  query: RawQuery
  body: JsonObject
}

/** Answers a call. Throws a Refusal for one that is refused. */
export type Handler = (call: Call) => Promise<Answer>

/** Registers a handler for a path below `/spaces/:space_id`. The service takes PATCH where it takes PUT. */
export type Serve = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, handler: Handler) => void

/** The object of a request's body that has this name, as Rails names a missing one. Throws a Refusal. */
export function objectIn({ body }: Call, name: string): JsonObject {
  const value = body[name]
  if (isJsonObject(value)) return value
  throw new Refusal(400, { error: `param is missing or the value is empty: ${name}` })
}

/** The number in a path. Throws a Refusal for anything else. */
export function idIn({ params }: Call, name = 'id'): number {
  const text = params[name] ?? ''
  if (!/^\d{1,15}$/.test(text)) throw notFound()
  return Number(text)
}

/** Whether a client sets a switch, in the query or in the body. */
export const isSet = ({ query, body }: Call, name: string): boolean =>
  [query[name], body[name]].some((value) => [true, 1, '1', 'true'].includes(value as string))
