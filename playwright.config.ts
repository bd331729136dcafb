import { existsSync } from 'node:fs'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { BROWSER_FLAGS } from './e2e/support/browser-flags'
import { IS_FULL_RUN } from './services/testing/scale'

const { BASE_URL, CHROMIUM_PATH, PRODUCTION } = process.env

/** Where a system keeps it. In the end it is Playwright's own, of which Playwright says how to install it. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
  throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`)

/** Serves the last build. What it writes as `NAME=value` is in the environment of every journey. */
const serve = (name: string, args: string, ...written: string[]) => ({
  name,
  command: `node scripts/serve.mjs ${args}`,
  cwd: __dirname,
  wait: { stdout: new RegExp(written.map((each) => `${each}=(?<${each.toLowerCase()}>.*)\n`).join('')) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  timeout: 180_000,
})

/**
 * A journey goes over a phone of 390 px; where the width changes what is asked, its tag says so: `@both` for a window of
 * 1440 px as well, `@wide` for that window alone. `@narrow` is for a phone's, where the whole matrix (docs/testing.md) takes
 * every journey over every width.
 */
const WIDTHS: PlaywrightTestProject[] = [
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
]

const launchOptions = {
  executablePath: CHROMIUM_PATH || INSTALLED.find((file) => existsSync(file)),
  args: BROWSER_FLAGS,
}

/**
 * Journeys against a host as production has it: https behind a proxy, a payment provider elsewhere, no sandbox. The browser
 * trusts the certificate by its key. One that it is told to overlook it takes for a fault at each connection: it gives up a
 * request now and then (ERR_TOO_MANY_RETRIES), and keeps nothing in its cache.
 */
const inProduction = ({ name, use, ...width }: PlaywrightTestProject): PlaywrightTestProject => ({
  ...width,
  name: `${name} in production`,
  testDir: 'e2e/production',
  use: {
    ...use,
    baseURL: process.env.PRODUCTION_URL,
    launchOptions: {
      ...launchOptions,
      args: [...launchOptions.args, `--ignore-certificate-errors-spki-list=${process.env.TRUSTED_KEY}`],
    },
  },
})

/**
 * Journeys on the last build, which Playwright serves for them, or on the host that BASE_URL names; with PRODUCTION set also
 * those on the same build as it is deployed.
 */
export default defineConfig({
  testDir: 'e2e',
  // Only what never comes is late: how long a page may take is not asked, since other work may keep the processors busy.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['list'],
    [
      'junit',
      {
        outputFile: `${__dirname}/.data/reports/journeys.xml`,
        includeProjectInTestName: true,
        stripANSIControlSequences: true,
      },
    ],
  ],
  webServer: [
    ...(BASE_URL ? [] : [serve('demo', '', 'BASE_URL')]),
    ...(PRODUCTION
      ? [
          serve(
            'production',
            '--production',
            ...['PRODUCTION_URL', 'PLAIN_ORIGIN', 'PROVIDER_ORIGIN', 'MAILS_URL'],
            ...['NODE_EXTRA_CA_CERTS', 'TRUSTED_KEY'],
          ),
        ]
      : []),
  ],
  use: {
    baseURL: BASE_URL,
    launchOptions,
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // Given to whoever presses a button, but in a browser without windows, which refuses what it would have to ask for.
    permissions: ['clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    ...WIDTHS.map((width) => ({ ...width, testIgnore: 'production/**' })),
    ...(PRODUCTION ? WIDTHS.map(inProduction) : []),
  ],
})
