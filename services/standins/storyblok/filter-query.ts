import { listParam, param, QueryError, type RawQuery } from './query'
import { isJsonObject, type Story } from './space'

type Operation = (value: unknown, operand: string) => boolean

const number = (value: unknown) => (value === '' || value === null ? Number.NaN : Number(value))
const time = (value: unknown) => Date.parse(typeof value === 'string' ? value.replace(' ', 'T') : '')
const items = (operand: string) => operand.split(',')
const list = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const text = (value: unknown) => (value === undefined || value === null ? '' : String(value))

const CHECKS: Record<string, (value: unknown) => boolean> = {
  empty: (value) => text(value) === '',
  not_empty: (value) => text(value) !== '',
  null: (value) => value === null || value === undefined,
  not_null: (value) => value !== null && value !== undefined,
  true: (value) => value === true,
  false: (value) => value === false,
  empty_array: (value) => Array.isArray(value) && value.length === 0,
  not_empty_array: (value) => Array.isArray(value) && value.length > 0,
}
const IS = new Map(Object.entries(CHECKS))

const COMPARISONS: Record<string, Operation> = {
  in: (value, operand) => items(operand).includes(text(value)),
  not_in: (value, operand) => !items(operand).includes(text(value)),
  like: (value, operand) => matchesPattern(text(value), operand),
  not_like: (value, operand) => !matchesPattern(text(value), operand),
  any_in_array: (value, operand) => items(operand).some((item) => list(value).includes(item)),
  all_in_array: (value, operand) => items(operand).every((item) => list(value).includes(item)),
  gt_int: (value, operand) => number(value) > number(operand),
  lt_int: (value, operand) => number(value) < number(operand),
  gt_float: (value, operand) => number(value) > number(operand),
  lt_float: (value, operand) => number(value) < number(operand),
  gt_date: (value, operand) => time(value) > time(operand),
  lt_date: (value, operand) => time(value) < time(operand),
  is: (value, operand) => {
    const check = IS.get(operand)
    if (!check) throw new QueryError(`filter_query cannot compare with is=${operand}`)
    return check(value)
  },
}
const OPERATIONS = new Map(Object.entries(COMPARISONS))

type Test = (story: Story) => boolean

/** Throws a QueryError for an unknown filter: ignored, it would let too many stories through. */
function readTest(name: string, [path = '', operationName = '']: readonly string[], operand: string): Test {
  const operation = OPERATIONS.get(operationName.replace('-', '_'))
  if (!path || !operation) throw new QueryError(`${name} is not a filter this service knows`)
  return (story) => operation(valueAt(story.content, path), operand)
}

/** The name of a filter: `filter_query[price][in]`, or `filter_query[__or][][price][in]`. */
const NAME = /^filter_query(\[__or\]\[\d*\])?\[([^[\]]+)\]\[([^[\]]+)\]$/

/**
 * Reads `filter_query[field.path][operation]=operand` parameters into one test over a story's content. All must hold; of those
 * that begin with `filter_query[__or][]` at least one must.
 */
export function readFilterQuery(query: RawQuery): Test {
  const all: Test[] = []
  const any: Test[] = []
  for (const name of Object.keys(query).filter((one) => one.startsWith('filter_query'))) {
    // Read as a list for its limits alone: several operations split the operand into a list.
    listParam(query, name)
    const [, choice, ...parts] = NAME.exec(name) ?? []
    // A list of choices repeats one name, once for each.
    const operands = choice ? [query[name]].flat().map((text) => text ?? '') : [param(query, name) ?? '']
    const tests = choice ? any : all
    tests.push(...operands.map((operand) => readTest(name, parts, operand)))
  }
  return (story) => all.every((test) => test(story)) && (any.length === 0 || any.some((test) => test(story)))
}

/** Follows a path such as `price.amount` or `links.0.label` into a story's content. */
export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)]
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
  }, content)
}

/**
 * Whether a text matches a pattern in which `*` stands for any text; letter case does not matter. Each part between two stars
 * matches at its first occurrence, which leaves most of the text to the parts after it: no part is tried twice.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const subject = text.toLowerCase()
  const [start = '', ...parts] = pattern.toLowerCase().split('*')
  const end = parts.pop()
  if (end === undefined) return subject === start
  if (!subject.startsWith(start)) return false
  let reached = start.length
  for (const part of parts) {
    const found = subject.indexOf(part, reached)
    if (found < 0) return false
    reached = found + part.length
  }
  return subject.endsWith(end) && subject.length - end.length >= reached
}
