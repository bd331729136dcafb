/**
 * Serves the last build for the journeys until it is told to end (playwright.config.ts): with the embedded services, or with
 * `--production` as it is deployed (bench/lib/production.ts). Writes the addresses as lines `NAME=value`.
 */
import { startHost } from './lib/host.mjs'
import { stopOnSignals } from './lib/run.mjs'

let served
stopOnSignals(() => served?.stop())
served = process.argv.includes('--production') ? await serveProduction() : await serveDemo()
for (const [name, value] of Object.entries(served.addresses)) console.log(`${name}=${value}`)

async function serveDemo() {
  const { origin, stop } = await startHost()
  return { addresses: { BASE_URL: origin }, stop }
}

async function serveProduction() {
  const { register } = await import('tsx/esm/api')
  register()
  const { startProduction } = await import('../../bench/lib/production.ts')
  const production = await startProduction(startHost)
  const addresses = {
    PRODUCTION_URL: production.origin,
    PLAIN_ORIGIN: production.plainOrigin,
    PROVIDER_ORIGIN: production.providerOrigin,
    MAILS_URL: production.mailsUrl,
    NODE_EXTRA_CA_CERTS: production.certificateFile,
    TRUSTED_KEY: production.publicKeyHash,
  }
  return { addresses, stop: production.stop }
}
