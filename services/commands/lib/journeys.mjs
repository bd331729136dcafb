import { withJsonReport } from './json-report.mjs'
import { bin } from './paths.mjs'
import { runNode } from './run.mjs'

/**
 * Runs the browser journeys against a running host, counts them and tells how long each took.
 * @param {{ args?: string[], env?: Record<string, string>, cwd?: string }} options `args` choose some of them
 */
export function runJourneys(origin, chromium, { args = [], env = {}, cwd } = {}) {
  return withJsonReport(
    (file) =>
      runNode([bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...args], {
        cwd,
        env: { BASE_URL: origin, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
      }),
    ({ stats, suites }) => ({
      passed: stats.expected,
      // No journey is tried a second time; one that were would count as failed.
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      tests: suites.flatMap((suite) => testsIn(suite)),
    }),
  )
}

/** @returns {import('./report.mjs').TimedTest[]} */
function testsIn({ suites = [], specs = [] }, groups = []) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results, status }) => ({
      file,
      name: [...groups, title, `(${projectName})`].join(' '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      isFailed: status === 'unexpected',
      reason: results.at(-1)?.error?.message,
    })),
  )
  return [...own, ...suites.flatMap((suite) => testsIn(suite, [...groups, suite.title]))]
}
