import { matchesPattern } from './matches-pattern'
import { isJsonObject, type Story } from './space'
import { listParam, param, QueryError, type RawQuery } from './query'

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

/** Throws a QueryError for what it does not know: a filter that does nothing would show too much. */
function readTest(name: string, [path = '', operationName = '']: readonly string[], operand: string): Test {
  const operation = OPERATIONS.get(operationName.replace('-', '_'))
  if (!path || !operation) throw new QueryError(`${name} is not a filter this service knows`)
  return (story) => operation(valueAt(story.content, path), operand)
}

/** What stands between the brackets of a name: `filter_query[price][in]`, or `filter_query[__or][][price][in]`. */
const NAME = /^filter_query(\[__or\]\[\d*\])?\[([^[\]]+)\]\[([^[\]]+)\]$/

/**
 * Reads `filter_query[field.path][operation]=operand` parameters into one test over a story's content. All must hold, and of those
 * that begin with `filter_query[__or][]` one.
 */
export function readFilterQuery(query: RawQuery): Test {
  const all: Test[] = []
  const any: Test[] = []
  for (const name of Object.keys(query).filter((one) => one.startsWith('filter_query'))) {
    // Read as a list for its limits alone: what several operations split is no longer than a list may be.
    listParam(query, name)
    const [, choice, ...parts] = NAME.exec(name) ?? []
    // A list of choices is sent as one name, once for each.
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
