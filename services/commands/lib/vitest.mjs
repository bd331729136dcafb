import path from 'node:path'
import { withJsonReport } from './json-report.mjs'
import { bin, root } from './paths.mjs'
import { runNode } from './run.mjs'

/** Runs vitest in the project's folder or a copy of it, counts its tests and tells how long each took. */
export function runVitest(args, env = {}, cwd = root) {
  return withJsonReport(
    (file) =>
      runNode(
        [
          bin('vitest'),
          'run',
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
          ...args,
        ],
        { env: { CI: 'true', ...env }, cwd },
      ),
    ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests,
      tests: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ fullName, duration, status, failureMessages }) => ({
            file: path.relative(cwd, name),
            name: fullName,
            seconds: (duration ?? 0) / 1000,
            isFailed: status === 'failed',
            reason: failureMessages?.[0],
          })),
      ),
    }),
  )
}
