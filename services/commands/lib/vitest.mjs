import path from 'node:path'
import { withJsonReport } from './json-report.mjs'
import { bin, root } from './paths.mjs'
import { runNode } from './run.mjs'

/** Runs vitest, counts its tests and tells how long each took. */
export function runVitest(args, env = {}) {
  return withJsonReport(
    (file) =>
      runNode(
        [
          bin('vitest'),
          'run',
          ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
          ...args,
        ],
        { env: { CI: 'true', ...env } },
      ),
    ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      tests: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map(({ fullName, duration }) => ({
          file: path.relative(root, name),
          name: fullName,
          seconds: (duration ?? 0) / 1000,
        })),
      ),
    }),
  )
}
