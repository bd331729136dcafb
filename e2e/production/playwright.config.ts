import base from '../../playwright.config'

/**
 * Journeys against a host as production has it: https behind a proxy, a payment provider elsewhere, no sandbox. The browser
 * trusts the certificate by its key. One that it is told to overlook it takes for a fault at each connection: it gives up a
 * request now and then (ERR_TOO_MANY_RETRIES), and keeps nothing in its cache.
 */
export default {
  ...base,
  testDir: '.',
  testIgnore: undefined,
  use: {
    ...base.use,
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        `--ignore-certificate-errors-spki-list=${process.env.TRUSTED_KEY}`,
      ],
    },
  },
}
