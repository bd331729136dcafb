/** `npm run check`: the fast part of the tests, within a minute: pure functions and the code itself, without a build. */
import { staticChecks } from './lib/checks.mjs'
import { begin } from './lib/begin.mjs'
import { runSteps } from './lib/run-steps.mjs'
import { ruleTests } from './lib/test-steps.mjs'

await begin()
await runSteps([...staticChecks, ruleTests])
