import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS } from './e2e/support/browser-flags'
import { IS_FULL_RUN } from './services/testing/scale'

const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/**
 * Journeys against a running host: `npm test` starts one and passes its address in BASE_URL. A journey goes over a phone
 * of 390 px; where the width changes what is asked, its tag says so: `@both` for a window of 1440 px as well, `@wide` for
 * that window alone. `@narrow` is for a phone's, where the whole matrix (docs/testing.md) takes every journey over every
 * width.
 */
export default defineConfig({
  testDir: 'e2e',
  // Those have a host of another shape, and a configuration of their own.
  testIgnore: 'production/**',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
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
    // Given to whoever presses a button, but in a browser without windows, which refuses what it would have to ask for.
    permissions: ['clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: IS_FULL_RUN ? undefined : /@wide/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grep: IS_FULL_RUN ? undefined : /@wide|@both/,
      grepInvert: /@narrow/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...(IS_FULL_RUN
      ? [
          {
            name: 'tablet',
            grepInvert: /@narrow/,
            use: { viewport: { width: 768, height: 1024 }, hasTouch: true },
          },
        ]
      : []),
  ],
})
