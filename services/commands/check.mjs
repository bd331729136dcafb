/** `npm run check`: the fast part of the tests, without a build, a browser or a database server. */
import { staticChecks } from './lib/checks.mjs'
import { begin } from './lib/begin.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { unitTests } from './lib/test-steps.mjs'

await begin()
await runSteps([unitTests, ...staticChecks])
