import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSteps } from './run-steps.mjs'
import { formatTable } from './table.mjs'

const lines = []
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(...line.split('\n')))
})
afterEach(() => {
  vi.restoreAllMocks()
  lines.length = 0
  process.exitCode = undefined
})

const step = (name, result = {}, then = undefined) => ({
  name,
  run: async () => ({ code: 0, output: 'all it said', ...result }),
  then,
})

async function report(...results) {
  await runSteps(results.map((each, at) => step(`step ${at}`, each)))
  return { last: lines.at(-1), exitCode: process.exitCode, text: lines.join('\n') }
}

/** Steps that end at a signal. */
function begin(names, options) {
  const ends = new Map()
  const held = (name) => ({
    name,
    run: () => new Promise((end) => ends.set(name, (code = 0) => end({ code, output: '' }))),
  })
  const steps = names.map(([name, ...then]) => ({ ...held(name), then: then.map(held) }))
  const over = runSteps(steps, { lanes: 2, ...options })
  return {
    over,
    running: () => [...ends.keys()],
    async finish(name, code) {
      ends.get(name)(code)
      ends.delete(name)
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('as many steps run as there are processors, in the order they stand; what needs one follows it at once', async () => {
  const run = begin([['build', 'journeys'], ['lint'], ['types']])
  expect(run.running()).toEqual(['build', 'lint'])
  await run.finish('build')
  expect(run.running()).toEqual(['lint', 'journeys'])
  await run.finish('lint')
  expect(run.running()).toEqual(['journeys', 'types'])
  await run.finish('types')
  await run.finish('journeys')
  await run.over
  expect(lines.at(-1)).toBe('4 passed, 0 failed')
})

test('what needs a step that failed is left out, and the rest goes on', async () => {
  const run = begin([['build', 'journeys', 'requests'], ['lint'], ['types']])
  await run.finish('build', 1)
  expect(run.running()).toEqual(['lint', 'types'])
  expect(lines).toContain('- journeys left out: it needs "build"')
  await run.finish('lint')
  await run.finish('types')
  await run.over
  expect(lines.at(-1)).toBe('2 passed, 1 failed')
})

test.each([
  ['journeys', ['build', 'journeys']],
  ['build', ['build']],
  ['types', ['types']],
])('the word %s chooses %j', async (word, chosen) => {
  const steps = [step('build', {}, [step('journeys')]), step('lint'), step('types')]
  await runSteps(steps, { words: [word], lanes: 1 })
  const named = lines.slice(0, lines.indexOf('')).map((line) => line.split(' ')[1])
  expect(named).toEqual(chosen)
})

test('a word that no step has is a mistake', async () => {
  await expect(runSteps([step('build')], { words: ['built'] })).rejects.toThrow(/"built"/)
})

test.each([
  ['checks count one each', [{}, {}], '2 passed, 0 failed', 0],
  ['tests count each', [{}, { passed: 12, failed: 0 }], '13 passed, 0 failed', 0],
  ['a failed check', [{ code: 2 }], '0 passed, 1 failed', 1],
  ['failed tests', [{ code: 1, passed: 5, failed: 2 }], '5 passed, 2 failed', 1],
  ['a run that broke without a failed test', [{ code: 1, passed: 5, failed: 0 }], '5 passed, 1 failed', 1],
])('%s', async (_, results, last, exitCode) => {
  expect(await report(...results)).toMatchObject({ last, exitCode })
})

test('output is shown when a step fails, and only then', async () => {
  expect((await report({})).text).not.toContain('all it said')
  expect((await report({ code: 1 })).text).toContain('all it said')
})

test('a step that could not be run failed, and says why', async () => {
  const run = () => Promise.reject(new Error('There is no Chromium.'))
  await runSteps([{ name: 'journeys', run }])
  expect(lines.join('\n')).toContain('There is no Chromium.')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('failed tests are named at the end, each with the beginning of what it said', async () => {
  const failures = [
    { name: 'b.test.ts › breaks', reason: `expected 1\n${'at line\n'.repeat(40)}` },
    { name: 'c.test.ts › says nothing', reason: '' },
  ]
  const { text } = await report({ code: 1, passed: 1, failed: 2, failures })
  const end = text.slice(text.indexOf('Failed of step'))
  expect(end).toContain('✗ b.test.ts › breaks\n    expected 1')
  expect(end).toContain('✗ c.test.ts › says nothing')
  expect(end.match(/at line/g)?.length).toBeLessThan(10)
})

test('a step that went well says how many of its tests were left out, and what is worth knowing', async () => {
  const note = 'on PGlite: there is no Postgres here'
  const { text } = await report({ passed: 4, failed: 0, skipped: 3, failures: [], note })
  expect(text).toContain('4 passed, 0 failed, 3 left out')
  expect(text).toContain(note)
})

test('the run is measured by the first build, where there was one', async () => {
  await report({ processorSeconds: 80, isFirstBuild: true })
  expect(lines.at(-2)).toMatch(
    /^\d+ min \d+ s in all, \d+ s of processors: [\d.]+ times the 80 s of the site's first build$/,
  )
  await report({ processorSeconds: 80, isFirstBuild: false })
  expect(lines.at(-2)).toMatch(/; no ratio, since the site was not built from nothing here$/)
})

test('a table says what cleared its bar', () => {
  const rows = [
    { what: 'First byte', value: 12.34567, unit: 'ms', max: 50 },
    { what: 'Requests', value: 900.4, unit: '/s', min: 1000 },
    { what: 'Last byte', value: NaN, unit: 'ms', max: 50 },
    { what: 'Pages', value: 120, unit: 'pages' },
  ]
  expect(formatTable(rows).split('\n')).toEqual([
    '  First byte  12.346 ms  ✓ at most 50',
    '  Requests       900 /s  ✗ at least 1000',
    '  Last byte      NaN ms  ✗ at most 50',
    '  Pages       120 pages',
  ])
})
