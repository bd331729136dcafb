/**
 * Serves the last build for the journeys until a signal ends it (playwright.config.ts): with the embedded services, or with
 * `--production` as it is deployed (bench/lib/production.ts). Writes what journeys need to know as lines `NAME=value`.
 */
import { startHost } from './lib/host.mjs'
import { stopOnSignals } from './lib/run.mjs'
import { registerTypeScript } from './lib/begin.mjs'

let stop
stopOnSignals(() => stop?.())
// Playwright keeps stdin open, so this process ends with Playwright, even if that is killed.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'))
const write = (values) =>
  console.log(
    Object.entries(values)
      .map(([name, value]) => `${name}=${value}`)
      .join('\n'),
  )

if (process.argv.includes('--production')) {
  await registerTypeScript()
  const { startProduction } = await import('../bench/lib/production.ts')
  const production = await startProduction(startHost)
  stop = production.stop
  write({
    PRODUCTION_URL: production.origin,
    PLAIN_ORIGIN: production.plainOrigin,
    PROVIDER_ORIGIN: production.providerOrigin,
    MAILS_URL: production.mailsUrl,
    NODE_EXTRA_CA_CERTS: production.certificateFile,
    TRUSTED_KEY: production.publicKeyHash,
  })
} else {
  const host = await startHost()
  stop = host.stop
  write({ BASE_URL: host.origin })
}
