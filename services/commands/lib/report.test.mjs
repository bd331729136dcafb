import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReport } from './report.mjs'
import { formatTable } from './table.mjs'

const lines = []
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
  process.exitCode = undefined
})

async function report(...results) {
  const created = createReport()
  for (const result of results)
    await created.step('step', async () => ({ output: 'all it said', seconds: 1, ...result }))
  created.end()
  return { last: lines.at(-1), exitCode: process.exitCode, text: lines.join('\n') }
}

test.each([
  ['checks count one each', [{ code: 0 }, { code: 0 }], '2 passed, 0 failed', 0],
  ['tests count each', [{ code: 0 }, { code: 0, passed: 12, failed: 0 }], '13 passed, 0 failed', 0],
  ['a failed check', [{ code: 2 }], '0 passed, 1 failed', 1],
  ['failed tests', [{ code: 1, passed: 5, failed: 2 }], '5 passed, 2 failed', 1],
  ['a run that broke without a failed test', [{ code: 1, passed: 5, failed: 0 }], '5 passed, 1 failed', 1],
])('%s', async (_, results, last, exitCode) => {
  expect(await report(...results)).toMatchObject({ last, exitCode })
})

test('output is shown when a step fails, and only then', async () => {
  expect((await report({ code: 0 })).text).not.toContain('all it said')
  expect((await report({ code: 1 })).text).toContain('all it said')
})

test('a step that could not be run failed, and says why', async () => {
  const created = createReport()
  await created.step('journeys', () => Promise.reject(new Error('There is no Chromium.')))
  created.end()
  expect(lines.join('\n')).toContain('There is no Chromium.')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('the ten slowest tests of a step are named at the end, the slowest first', async () => {
  const tests = Array.from({ length: 12 }, (_, index) => ({
    file: 'a.test.ts',
    name: `no. ${index}`,
    seconds: index,
  }))
  const { text } = await report({ code: 0, passed: 12, failed: 0, tests })
  const named = [...text.matchAll(/a\.test\.ts › (no\. \d+)/g)].map(([, name]) => name)
  expect(named).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `no. ${index}`))
})

test('failed tests are named at the end, each with the beginning of what it said', async () => {
  const tests = [
    { file: 'a.test.ts', name: 'holds', seconds: 1, isFailed: false },
    {
      file: 'b.test.ts',
      name: 'breaks',
      seconds: 1,
      isFailed: true,
      reason: `expected 1\n${'at line\n'.repeat(40)}`,
    },
    { file: 'c.test.ts', name: 'says nothing', seconds: 1, isFailed: true },
  ]
  const { text } = await report({ code: 1, passed: 1, failed: 2, tests })
  const end = text.slice(text.indexOf('Failed of step'))
  expect(end).toContain('✗ b.test.ts › breaks\n    expected 1')
  expect(end).toContain('✗ c.test.ts › says nothing')
  expect(end).not.toContain('holds')
  expect(end.match(/at line/g)?.length).toBeLessThan(10)
})

test('a step tells how many of its tests were left out', async () => {
  const left = { code: 0, passed: 4, failed: 0, skipped: 3, tests: [] }
  expect((await report(left)).text).toContain('4 passed, 0 failed, 3 left out')
  expect((await report({ ...left, skipped: 0 })).last).toBe('4 passed, 0 failed')
})

test('what is worth knowing about a step that went well is said', async () => {
  const notes = ['on PGlite: there is no Postgres here']
  expect((await report({ code: 0, passed: 1, failed: 0, notes })).text).toContain(notes[0])
})

test('a table says what cleared its bar', () => {
  const rows = [
    { what: 'First byte', value: 12.34567, unit: 'ms', max: 50 },
    { what: 'Requests', value: 900.4, unit: '/s', min: 1000 },
    { what: 'Pages', value: 120, unit: 'pages' },
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    '  First byte  12.346 ms  ✓ at most 50',
    '  Requests       900 /s  ✗ at least 1000',
    '  Pages       120 pages',
  ])
})
