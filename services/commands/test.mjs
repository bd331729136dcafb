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
import { runVitest } from './lib/vitest.mjs'

/** Tests that start the product in processes of its own, with the database they say. */
const STARTS_THE_PRODUCT = 'services/{main,build/*}.slow.test.ts'

stopOnSignals()
stopWithNpm()
await install()
const report = createReport()

for (const [name, work] of staticChecks) await report.step(name, work)
await report.step('unit and service tests', () => runVitest([], { DATABASE_URL: '' }))
await testOnPostgres()
const built = await report.step('build', buildSite)
if (built) await report.step('browser journeys', runAllJourneys)
else console.log('The browser journeys were left out: there is no build to run them on.')
report.end()

async function testOnPostgres() {
  const given = process.env.DATABASE_URL
  const server = given ? { url: given, stop: async () => undefined } : await startPostgres()
  if (!server) {
    console.log(
      '- service tests on Postgres left out: there is no Postgres here, and DATABASE_URL names none',
    )
    return
  }
  await report.step('service tests on Postgres', () =>
    runVitest(['services', '--exclude', STARTS_THE_PRODUCT], { DATABASE_URL: server.url }),
  )
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
