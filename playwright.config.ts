import { existsSync } from 'node:fs'
import { defineConfig, type PlaywrightTestProject } from '@playwright/test'
import { BROWSER_FLAGS } from './e2e/support/browser-flags'
import { IS_FULL_RUN } from './services/testing/scale'

const { BASE_URL, CHROMIUM_PATH, PRODUCTION } = process.env

/** Chromium's usual places on a system. Without one, Playwright uses its own browser, and says how to install it. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
if (CHROMIUM_PATH && !existsSync(CHROMIUM_PATH))
  throw new Error(`CHROMIUM_PATH names ${CHROMIUM_PATH}, which is not there.`)

/** Serves the last build. Lines `NAME=value` of its output become variables in the environment of every journey. */
const serve = (name: string, args: string, ...written: string[]) => ({
  name,
  command: `node scripts/serve.mjs ${args}`,
  cwd: __dirname,
  wait: { stdout: new RegExp(written.map((each) => `${each}=(?<${each.toLowerCase()}>.*)\n`).join('')) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  timeout: 180_000,
})

/**
 * A journey runs on a phone of 390 px. The tag `@both` adds a window of 1440 px, `@wide` means that window only. The full run
 * (docs/testing.md) runs every journey at every width, except those with `@narrow`, which run on the phone only.
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
 * Journeys on a host like production: https behind a proxy, a payment provider on another origin, no sandbox. The browser trusts
 * the certificate by its key. If it only ignored certificate errors, it would sometimes give up a request
 * (ERR_TOO_MANY_RETRIES), and cache nothing.
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
 * Journeys on the last build, which Playwright serves, or on the host of BASE_URL. With PRODUCTION set, it adds the journeys on
 * the same build set up like production.
 */
export default defineConfig({
  testDir: 'e2e',
  // Timeouts are long because other work may keep the processors busy; journeys do not measure speed.
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
    // A browser with windows grants this on a press; a headless one would have to ask, and refuses.
    permissions: ['clipboard-write'],
    screenshot: 'only-on-failure',
  },
  projects: [
    ...WIDTHS.map((width) => ({ ...width, testIgnore: 'production/**' })),
    ...(PRODUCTION ? WIDTHS.map(inProduction) : []),
  ],
})
