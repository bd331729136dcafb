import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import Type from 'typebox'
import type { TSchema, TStringOptions } from 'typebox'
import { Value } from 'typebox/value'
import { clean, type InputKind } from '../../shared/clean-input'

/** Deeper than anything that is asked for: a cart's lines lie three deep. */
const MAX_DEPTH = 12

/**
 * Whether every text in a value of JSON is one that can be stored: well-formed, without U+0000, which Postgres has no room
 * for; and the whole not nested so deep that who walks over it runs out of stack. Every body goes through it.
 */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isPlainText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth > MAX_DEPTH) return false
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, depth + 1))
  const fields = value as Readonly<Record<string, unknown>>
  for (const name in fields) if (!isPlainText(name) || !isPlain(fields[name], depth + 1)) return false
  return true
}

/** Half of a pair of surrogates is no character. */
const isPlainText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((character) => character.charCodeAt(0))
const [LIST, END_OF_LIST, FIELDS, END_OF_FIELDS] = ['[', ']', '{', '}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether JSON that is not read yet is nested too deep, or holds more than `mostValues`. Reading 20,000 lists that lie in each
 * other takes a process as long as a hundred pages; this stops at the first that is too many.
 */
export function isTooMuch(json: string, mostValues = Infinity): boolean {
  let depth = 0
  let values = 1
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json.charCodeAt(at)
    if (character === BACKSLASH) at += 1
    else if (character === QUOTE) isInText = !isInText
    else if (isInText) continue
    else if (character === LIST || character === FIELDS) depth += 1
    else if (character === END_OF_LIST || character === END_OF_FIELDS) depth -= 1
    else if (character === COMMA) values += 1
    if (depth > MAX_DEPTH || values > mostValues) return true
  }
  return false
}

/** Has what no route means to store or look up refused before any of them sees it: 400, in the words of each service. */
export function refuseOddInput(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooMuch(body)) done(oddInput())
    else parse(request, body, done)
  })
  app.addHook('preValidation', async ({ params, query, body }) => {
    if (isPlain(params) && isPlain(query) && isPlain(body)) return
    throw oddInput()
  })
}

const oddInput = (): Error =>
  Object.assign(new Error('The request holds a text that cannot be stored, or is nested too deep.'), {
    statusCode: 400,
  })

/** Text that somebody types, cleaned as a field of its kind before any rule of its schema judges it. */
export const Cleaned = (kind: InputKind, options: TStringOptions) =>
  Type.String({ 'x-cleaned-as': kind, ...options })

/**
 * Checks requests by their schemas, without what the schemas do not know: a field of the caller's own is neither refused (pages
 * built earlier may send it) nor passed on, so that nothing unknown is stored. What is typed is cleaned. Headers keep what others
 * read from them.
 */
export const strictValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const check = TypeBoxValidatorCompiler(route)
  if (route.httpPart === 'headers') return check
  return (value) => check(Value.Clean(route.schema, prepare(route.schema, value)))
}

interface Shape {
  'x-cleaned-as'?: InputKind
  maxItems?: number
  items?: Shape
  properties?: Readonly<Record<string, Shape>>
  anyOf?: readonly Shape[]
}

/** What is longer is refused as it is, whatever is cleaned from it: more than any text that is typed, in characters. */
const LONGEST_CLEANED = 2_000

/**
 * A value as its schema is to judge it: what is typed is cleaned, and a list that is too long is cut to one entry more than it
 * may have. It is refused all the same, without every entry being looked at for what else is wrong (some 20 ms for 2,000 of them).
 */
function prepare(schema: Shape, value: unknown): unknown {
  const { maxItems = Infinity, items, properties, anyOf = [] } = schema
  if (typeof value === 'string') {
    const kind = [schema, ...anyOf].find((option) => option['x-cleaned-as'])?.['x-cleaned-as']
    return kind && value.length <= LONGEST_CLEANED ? clean[kind](value) : value
  }
  if (Array.isArray(value)) {
    const kept: unknown[] = value.slice(0, maxItems + 1)
    return items ? kept.map((entry) => prepare(items, entry)) : kept
  }
  if (!properties || typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = properties[name]
    return [name, field ? prepare(field, inner) : inner] as const
  })
  return Object.fromEntries(entries)
}
