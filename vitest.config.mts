import { defineConfig } from 'vitest/config'

/**
 * What PGlite is asked as well as Postgres. These files together send every kind of statement that the product has and
 * reach every table; a file with a new one joins them. The other `*.db.test.ts` combine the same in more ways.
 */
const CONFORMANCE = [
  'services/auth/auth.db.test.ts',
  'services/sandbox/{*,marketing/*}.db.test.ts',
  'services/standins/{booking,captcha,chat,crm}/*.db.test.ts',
  'services/standins/segment/segment.db.test.ts',
  'services/standins/sentry/sentry.db.test.ts',
  'services/shop/{carts,catalogue,forced-prices,signups,waitlist,import-*}.db.test.ts',
  'services/shop/{invoices,order-number,order-paid-again,payment-methods,payment-terms,promo-limits,returns}.db.test.ts',
  'services/shop/{upkeep-clock,waiting-orders,webhooks}.db.test.ts',
  'services/shop/mail/*.db.test.ts',
]

const ON_A_DATABASE = {
  environment: 'node',
  globalSetup: 'services/database/testing/template.ts',
  // Every file has a database of its own; what it imports is the same for all of them and takes longer than its tests.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

// No `exclude` in a project: it would take the place of one on the command line.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site',
          include: ['src/**/*.test.tsx', '{gatsby,services,src}/**/*.dom.test.{ts,tsx}'],
          environment: 'jsdom',
          // A page and modules of its own for every file, in a process that has read jsdom before: half the time.
          pool: 'vmForks',
          setupFiles: ['src/test-setup.ts'],
          // Generous: other tests run on the same processors.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Pure functions: without a page to set up and a process for every file they take a tenth of the time.
          name: 'rules',
          include: ['{bench,content,gatsby,services,src}/**/*.test.{ts,mjs}', '!**/*.{db,dom,slow}.test.ts'],
          environment: 'node',
          setupFiles: ['src/test-seed.ts'],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      { test: { ...ON_A_DATABASE, name: 'services', include: ['services/**/*.db.test.ts'] } },
      {
        test: {
          ...ON_A_DATABASE,
          name: 'conformance',
          include: CONFORMANCE,
          // Empty: PGlite, whatever the run was started with.
          env: { DATABASE_URL: '' },
        },
      },
      {
        test: {
          ...ON_A_DATABASE,
          // Tests that start processes, or thousands of requests: each needs the machine to itself.
          name: 'slow',
          include: ['services/**/*.slow.test.ts'],
          setupFiles: ['src/test-seed.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
