import fc from 'fast-check'
import { hostileText } from './hostile'
import { type Known, type Schema, valuesOf } from './schema-values'

/** One request as it is sent: `path` and headers are ASCII. */
export interface FuzzRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer
}

/** A route to test. Its path has `{name}` in the place of a value. */
export interface Target {
  method: string
  path: string
  query?: Readonly<Record<string, Schema>>
  body?: Schema
}

const visitor = fc.nat(2 ** 24 - 1).map((n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND']

const BROKEN_BODIES = [
  '{"a":',
  '',
  'null',
  '[]',
  '"text"',
  '{"a":1}{"a":2}',
  '{"__proto__":{"x":1}}',
  Buffer.from([0xff, 0xfe, 0x7b]),
  Buffer.from('7b2261223a22c328227d', 'hex'),
  '['.repeat(100_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
]

const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/xml',
  'x',
]

const mostly = <Value>(
  often: fc.Arbitrary<Value>,
  seldom: fc.Arbitrary<Value>,
  weight = 12,
): fc.Arbitrary<Value> => fc.oneof({ weight, arbitrary: often }, { weight: 1, arbitrary: seldom })

/** Percent-encodes any text. A lone surrogate becomes bytes that are invalid UTF-8. */
const encodePart = (text: string): string =>
  [...text]
    .map((character) => (/\p{Surrogate}/u.test(character) ? '%ED%A0%80' : encodeURIComponent(character)))
    .join('')

/** Requests for a target. Most are nearly valid, because the first check refuses entirely invalid ones. */
export function requestsFor(
  target: Target,
  known: Known,
  schemas: Readonly<Record<string, Schema>>,
): fc.Arbitrary<FuzzRequest> {
  const part = (name: string) => {
    const values = known[name]
    return mostly(values ? fc.constantFrom(...values.map(String)) : fc.string({ maxLength: 20 }), hostileText)
  }
  const names = [...target.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = fc
    .tuple(...names.map(part))
    .map((values) =>
      values.reduce((filled, value, at) => filled.replace(`{${names[at]}}`, encodePart(value)), target.path),
    )
  const oddPath = fc
    .tuple(path, hostileText)
    .chain(([right, text]) =>
      fc.constantFrom(
        `/${right}`,
        right.replaceAll('/', '//'),
        `${right}%E0%A4%A`,
        `${right}%00`,
        `${right}..%2f..%2f`,
        `${right}${encodePart(text).slice(0, 9_000)}`,
        right.replace(/\/$/, ''),
        right.toUpperCase(),
      ),
    )
  const query = fc.record(
    Object.fromEntries(
      Object.entries(target.query ?? {}).map(([name, schema]) => [name, valuesOf(schema, known, schemas)]),
    ),
    { requiredKeys: [] },
  )
  const oddQuery = fc.oneof(
    hostileText.map((text) => ({ [text.slice(0, 50)]: text })),
    fc.constant({ page: ['1', '2'], search: ['a', 'b'], version: '__proto__' }),
  )
  const body: fc.Arbitrary<string | Buffer | undefined> = target.body
    ? mostly(
        valuesOf(target.body, known, schemas).map((value) => JSON.stringify(value)),
        fc.constantFrom(...BROKEN_BODIES),
        20,
      )
    : mostly(fc.constant(undefined), fc.constantFrom('{}', ...BROKEN_BODIES), 20)
  return fc
    .record({
      method: mostly(fc.constant(target.method), fc.constantFrom(...METHODS), 25),
      path: mostly(path, oddPath, 15),
      query: mostly<Record<string, unknown>>(query, oddQuery, 15),
      body,
      contentType: mostly(fc.constant('application/json'), fc.constantFrom(...CONTENT_TYPES), 25),
      headers: fc.record(
        {
          'idempotency-key': mostly(
            fc.constantFrom('one', 'two', 'three').map((key) => `${key}-${key}`),
            asHeader(hostileText),
          ),
          'order-access': asHeader(hostileText),
          // Visitors have rate limits (429); routes for this machine only are requested without a proxy's header.
          ...(!target.path.startsWith('/sandbox') && { 'x-forwarded-for': visitor }),
          cookie: asHeader(hostileText),
          origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost'),
          'accept-encoding': fc.constantFrom('br', 'gzip', '*;q=0', 'x'),
          'if-none-match': fc.constantFrom('*', '"x"', '"'.repeat(3_000)),
          range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9999999999-'),
          accept: fc.constantFrom('text/html', 'application/json', '*/*;q=x', ',,,'),
        },
        { requiredKeys: [] },
      ),
    })
    .map(({ query: wanted, contentType, headers, body: content, ...request }) => ({
      ...request,
      path: withQuery(request.path, wanted),
      headers: content === undefined ? headers : { ...headers, 'content-type': contentType },
      ...(content !== undefined &&
        request.method !== 'GET' &&
        request.method !== 'HEAD' && { body: content }),
    }))
}

const withQuery = (path: string, query: Record<string, unknown>): string => {
  const parts = Object.entries(query).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) => `${encodePart(name)}=${encodePart(typeof one === 'string' ? one : JSON.stringify(one))}`),
  )
  const separator = path.includes('?') ? '&' : '?'
  return parts.length > 0 ? `${path}${separator}${parts.join('&')}`.slice(0, 12_000) : path
}

/** The part of a text that a header can have: one line of printable ASCII. */
const asHeader = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  text.map((value) => value.replace(/[^\x20-\x7e]/g, '').slice(0, 4_000))
