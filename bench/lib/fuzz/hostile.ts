import fc from 'fast-check'

const LONG = 20_000

/** Texts that are known to break programs. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '\ufeff',
  'ß'.repeat(200),
  'a'.repeat(LONG),
  '*'.repeat(40),
  '9'.repeat(400),
  "'; drop table orders; --",
  '$1',
  '%s%n',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://evil.example/za/',
  '//evil.example',
  'http://[::1]:1/',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'true',
  '-1',
  '0',
  '1e309',
  'NaN',
  '2026-02-31',
  '9999-12-31T23:59:59Z',
  'ZA00000000',
  'thandi@gmail',
  `${'a'.repeat(70)}@${'b'.repeat(70)}.co.za`,
]

const NUMBERS = [0, -0, -1, 0.1, 1e-9, 1e15, 1e308, 2 ** 31, 2 ** 53, -(2 ** 63), 99_999_999_999]

const nested = (depth: number, isList: boolean): unknown =>
  JSON.parse(isList ? '['.repeat(depth) + ']'.repeat(depth) : '{"a":'.repeat(depth) + '1' + '}'.repeat(depth))

/** An unexpected text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

/** Any JSON value, more often one that is known to break programs. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom<unknown[]>(null, true, false, [], {}, [null], [[]]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(20, 1_000), fc.boolean())
      .map(([depth, isList]) => nested(depth, isList)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1_000, 20_000).map((length) => Array<string>(length).fill('khumo')),
  },
)
