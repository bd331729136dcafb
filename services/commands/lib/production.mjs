import { startHost } from './host.mjs'
import { runJourneys } from './journeys.mjs'

/** Serves the last build as production does (bench/lib/production.ts), and runs the journeys for that. */
export async function runProductionJourneys(chromium) {
  const { register } = await import('tsx/esm/api')
  const unregister = register()
  const { startProduction } = await import('../../../bench/lib/production.ts')
  await unregister()
  const { origin, plainOrigin, providerOrigin, mailsUrl, stop } = await startProduction(startHost)
  try {
    return await runJourneys(origin, chromium, {
      args: ['--config', 'e2e/production/playwright.config.ts'],
      env: { PLAIN_ORIGIN: plainOrigin, PROVIDER_ORIGIN: providerOrigin, MAILS_URL: mailsUrl },
    })
  } finally {
    await stop()
  }
}
