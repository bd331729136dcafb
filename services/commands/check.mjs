/** `npm run check`: the fast part of the tests, two steps at a time, without a build or a browser. */
import { staticChecks } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { createReport } from './lib/report.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { twoAtOnce } from './lib/two-at-once.mjs'
import { runVitest } from './lib/vitest.mjs'

stopOnSignals()
stopWithNpm()
await install()
const report = createReport()
await twoAtOnce(report, [
  ['unit and service tests', () => runVitest(['--exclude', '**/*.slow.test.ts'])],
  ...staticChecks,
])
report.end()
