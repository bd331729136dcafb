import { startHost } from './host.mjs'
import { runJourneys } from './journeys.mjs'

/** Serves the last build as production does (bench/lib/production.ts), and runs the journeys for that. */
export async function runProductionJourneys(chromium) {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { startProduction } = await import('../../../bench/lib/production.ts')
  await unregister()
  const production = await startProduction(startHost)
  try {
    return await runJourneys(production.origin, chromium, {
      args: ['--config', 'e2e/production/playwright.config.ts'],
      env: {
        PLAIN_ORIGIN: production.plainOrigin,
        PROVIDER_ORIGIN: production.providerOrigin,
        MAILS_URL: production.mailsUrl,
        NODE_EXTRA_CA_CERTS: production.certificateFile,
        TRUSTED_KEY: production.publicKeyHash,
      },
    })
  } finally {
    await production.stop()
  }
}
