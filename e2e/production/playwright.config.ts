import base from '../../playwright.config'

/** Journeys against a host as production has it: https behind a proxy, a payment provider elsewhere, no sandbox. */
export default {
  ...base,
  testDir: '.',
  testIgnore: undefined,
  use: { ...base.use, ignoreHTTPSErrors: true },
}
