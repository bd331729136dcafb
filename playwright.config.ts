import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './e2e/support/browser-flags'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** What a provider, the shop, the login or a broken network answers does not depend on the width of a window: the
 * phone's is enough. The gallery looks at several widths itself. */
const SAME_AT_ANY_WIDTH =
  /(cart-network|gallery|head|islands|login|order-mail|pay-once|payment-(events|faults|privacy|time)|payments|provider-pages|security)\.spec\.ts$/

/** Journeys against a running host: `npm test` starts one and passes its address in BASE_URL. */
export default defineConfig({
  testDir: 'e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  // On a busy machine a browser may come late; whoever needed the second try is named in the report.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.BASE_URL ?? 'http://localhost:8000',
    launchOptions: {
      executablePath,
      args: BROWSER_FLAGS,
    },
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      testIgnore: SAME_AT_ANY_WIDTH,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
