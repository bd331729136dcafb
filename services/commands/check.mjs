/** `npm run check`: the fast part of the tests, without a build, a browser or a database server. */
import { staticChecks } from './lib/checks.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { unitTests } from './lib/test-steps.mjs'

stopOnSignals()
stopWithNpm()
await install()
await runSteps([unitTests, ...staticChecks])
