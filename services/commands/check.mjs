/** `npm run check`: the fast part of the tests, two steps at a time, without a build or a browser. */
import { staticChecks } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { createReport } from './lib/report.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { runVitest } from './lib/vitest.mjs'

const AT_ONCE = 2

stopOnSignals()
stopWithNpm()
await install()
const report = createReport()
const queue = [
  ['unit and service tests', () => runVitest(['--exclude', '**/*.slow.test.ts'])],
  ...staticChecks,
]
const work = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) await report.step(...next)
}
await Promise.all(Array.from({ length: AT_ONCE }, work))
report.end()
