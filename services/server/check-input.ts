import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import Type from 'typebox'
import type { TSchema, TStringOptions } from 'typebox'
import { Value } from 'typebox/value'
import { clean, type InputKind } from '../../shared/clean-input'

/** Deeper than any valid request: the lines of a cart are three levels deep. */
const MAX_DEPTH = 12

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How deep the body of a route may be nested, where that is deeper than elsewhere. */
    maxDepth?: number
  }
}

/**
 * Whether every text in a value of JSON can be stored, which means well-formed and without U+0000, which Postgres refuses, and the value
 * is not nested so deep that a recursive function runs out of stack. Every body is checked.
 */
function isPlain(value: unknown, levels = MAX_DEPTH): boolean {
  if (typeof value === 'string') return isPlainText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (levels < 0) return false
  if (Array.isArray(value)) return value.every((entry) => isPlain(entry, levels - 1))
  const fields = value as Readonly<Record<string, unknown>>
  for (const name in fields) if (!isPlainText(name) || !isPlain(fields[name], levels - 1)) return false
  return true
}

/** A lone surrogate is not a character. */
const isPlainText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((character) => character.charCodeAt(0))
const [LIST, END_OF_LIST, FIELDS, END_OF_FIELDS] = ['[', ']', '{', '}'].map((character) =>
  character.charCodeAt(0),
)

/**
 * Whether unparsed JSON is nested too deep, or has more than `mostValues` values. Parsing 20,000 nested lists takes as long as serving a
 * hundred pages; this stops at the first level that is too deep.
 */
export function isTooMuch(json: string, mostValues = Infinity, maxDepth = MAX_DEPTH): boolean {
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
    if (depth > maxDepth || values > mostValues) return true
  }
  return false
}

/** Refuses values that no route can store or look up, before any route sees them: 400, in the error shape of each service. */
export function refuseOddInput(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isTooMuch(body, Infinity, request.routeOptions.config.maxDepth)) done(oddInput())
    else parse(request, body, done)
  })
  app.addHook('preValidation', async ({ params, query, body, routeOptions }) => {
    if (isPlain(params) && isPlain(query) && isPlain(body, routeOptions.config.maxDepth)) return
    throw oddInput()
  })
}

const oddInput = (): Error =>
  Object.assign(new Error('The request holds a text that cannot be stored, or is nested too deep.'), {
    statusCode: 400,
  })

/** Text that somebody types, cleaned as a field of its kind before the rules of its schema are checked. */
export const Cleaned = (kind: InputKind, options: TStringOptions) =>
  Type.String({ 'x-cleaned-as': kind, ...options })

/**
 * Checks requests by their schemas and cleans typed texts. Unknown fields are dropped: refusing them would break pages of earlier builds,
 * and keeping them could store unknown data. Unknown headers stay, because other code reads them.
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

/** Longer texts are not cleaned, and so refused: nobody types as much, in characters. */
const LONGEST_CLEANED = 2_000

/**
 * Prepares a value for its schema: typed texts are cleaned, and a list that is too long is cut to one entry more than allowed. It is
 * still refused, but not every entry is checked (20 ms for 2,000 of them).
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
