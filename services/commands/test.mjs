/** `npm test`: everything, on a bare machine, ending in one line of counts. */
import { staticChecks } from './lib/checks.mjs'
import { provideChromium } from './lib/chromium.mjs'
import { buildSite, startHost } from './lib/host.mjs'
import { install } from './lib/install.mjs'
import { runJourneys } from './lib/journeys.mjs'
import { startPostgres } from './lib/postgres.mjs'
import { createReport } from './lib/report.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { stopWithNpm } from './lib/stop-with-npm.mjs'
import { twoAtOnce } from './lib/two-at-once.mjs'
import { runVitest } from './lib/vitest.mjs'

/** Tests that start processes, or thousands of requests: each needs the machine to itself. */
const SLOW = '.slow.test.ts'
/** Tests that start the product in processes of its own, with the database they say. */
const STARTS_THE_PRODUCT = 'services/{main,build/*}.slow.test.ts'

stopOnSignals()
stopWithNpm()
await install()
const report = createReport()

await twoAtOnce(report, staticChecks)
await report.step('unit and service tests', () => runQuick([], { DATABASE_URL: '' }))
await report.step('slow tests', () => runVitest([SLOW], { DATABASE_URL: '' }))
await testOnPostgres()
const built = await report.step('build', buildSite)
if (built) await report.step('browser journeys', runAllJourneys)
else console.log('The browser journeys were left out: there is no build to run them on.')
report.end()

/** The others run side by side, as many as there are processors. */
function runQuick(args, env) {
  return runVitest([...args, '--maxWorkers=100%', '--exclude', `**/*${SLOW}`], env)
}

async function testOnPostgres() {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres()
  if (!server) {
    console.log(
      '- service tests on Postgres left out: there is no Postgres here, and DATABASE_URL names none',
    )
    return
  }
  const env = { DATABASE_URL: server.url }
  await report.step('service tests on Postgres', () => runQuick(['--project', 'services'], env))
  await report.step('slow tests on Postgres', () => runVitest([SLOW, '--exclude', STARTS_THE_PRODUCT], env))
  await server.stop()
}

async function runAllJourneys() {
  const start = Date.now()
  try {
    const chromium = await provideChromium()
    const host = await startHost()
    try {
      return await runJourneys(host.origin, chromium)
    } finally {
      await host.stop()
    }
  } catch (error) {
    return { code: 1, output: error.message, seconds: (Date.now() - start) / 1000 }
  }
}
