import { expect, test } from 'vitest'
import { run } from './run.mjs'
import { readPlaywright, readVitest } from './test-runs.mjs'

test('of a vitest report: the counts, each failed test, and each file that could not be run', () => {
  const file = (name, status, ...assertionResults) => ({
    name: `/project/${name}`,
    status,
    message: status === 'failed' ? 'Cannot find module' : '',
    assertionResults,
  })
  const counts = readVitest(
    {
      numPassedTests: 7,
      numPendingTests: 1,
      testResults: [
        file('src/a.test.ts', 'passed', { status: 'passed', fullName: 'holds', failureMessages: [] }),
        file('src/b.test.ts', 'failed', {
          status: 'failed',
          fullName: 'a sum is right',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m'],
        }),
        file('src/c.test.ts', 'failed'),
      ],
    },
    '/project',
  )
  expect(counts).toEqual({
    passed: 7,
    failed: 2,
    skipped: 1,
    failures: [
      { name: 'src/b.test.ts › a sum is right', reason: 'expected 1', ran: true },
      { name: 'src/c.test.ts', reason: 'Cannot find module', ran: false },
    ],
  })
})

test('of a Playwright report: the counts, each failed journey by its width, and what kept it from running any', () => {
  const spec = (title, status, error) => ({
    file: 'buy.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results: [{ error }] }],
  })
  const counts = readPlaywright({
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [spec('pays', 'expected'), spec('is declined', 'unexpected', { message: 'not visible' })],
        suites: [{ title: 'offline', specs: [spec('waits', 'flaky', { message: 'late' })] }],
      },
    ],
    errors: [{ message: 'There is no build.' }],
  })
  expect(counts).toEqual({
    passed: 3,
    failed: 3,
    skipped: 2,
    failures: [
      { name: 'buy.spec.ts › is declined (phone)', reason: 'not visible', ran: true },
      { name: 'buy.spec.ts › offline waits (phone)', reason: 'late', ran: true },
      { name: 'before or between the journeys', reason: 'There is no build.', ran: false },
    ],
  })
})

test.runIf(process.platform !== 'win32')('a run counts the processor time of all it waits for', async () => {
  const busy = 'const end = process.cpuUsage(); while (process.cpuUsage(end).user < 300_000);'
  const script = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const { code, processorSeconds } = await run(process.execPath, ['-e', script])
  expect(code).toBe(0)
  expect(processorSeconds).toBeGreaterThan(0.3)
})
