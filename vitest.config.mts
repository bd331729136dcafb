import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The timeout of a test, in ms. It is long because other work may keep the processors busy; tests do not measure speed. */
const HANGS_AFTER_MS = 180_000

/** Gives waits within tests a long timeout too, for the same reason. */
const PATIENT = {
  testTimeout: HANGS_AFTER_MS,
  hookTimeout: HANGS_AFTER_MS,
  expect: { poll: { timeout: 30_000 } },
}

const ON_A_DATABASE = {
  ...PATIENT,
  environment: 'node',
  setupFiles: ['src/test-patience.ts'],
  globalSetup: 'services/database/testing/template.ts',
  // Every file has a database of its own, but all import the same modules, which takes longer than their tests.
  isolate: false,
}

/** Files that replace modules, or whose modules keep state, so that each needs a window and modules of its own. */
const ALONE = '{gatsby,services,shared,src}/**/*.alone.{test,dom.test}.{ts,tsx}'

const WITH_A_PAGE = {
  ...PATIENT,
  environment: 'jsdom',
  setupFiles: ['src/test-patience.ts', 'src/test-setup.ts'],
}

// No project has `exclude`, because it would replace one on the command line.
export default defineConfig({
  test: {
    // A single worker would load the modules of all `alone` files into one context.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          ...WITH_A_PAGE,
          name: 'site',
          include: ['src/**/*.test.tsx', '{gatsby,services,shared,src}/**/*.dom.test.{ts,tsx}', `!${ALONE}`],
          // The files of a process share their modules and a window, which src/test-setup.ts clears between them.
          isolate: false,
        },
      },
      {
        test: {
          ...WITH_A_PAGE,
          name: 'alone',
          include: [ALONE],
          // Every file gets its own window and modules, in a process that has already loaded jsdom.
          pool: 'vmForks',
        },
      },
      {
        test: {
          // Pure functions need no page and no process per file, which takes a tenth of the time.
          ...PATIENT,
          name: 'rules',
          include: [
            '{bench,content,gatsby,scripts,services,shared,src}/**/*.test.{ts,mjs}',
            '!**/*.{db,dom,slow}.test.{ts,mjs}',
          ],
          environment: 'node',
          setupFiles: ['src/test-patience.ts', 'src/test-seed.ts'],
          isolate: false,
        },
      },
      { test: { ...ON_A_DATABASE, name: 'services', include: ['services/**/*.db.test.ts'] } },
      {
        test: {
          ...ON_A_DATABASE,
          // Tests that start processes, or send thousands of requests, run one after the other.
          name: 'slow',
          include: ['{scripts,services}/**/*.slow.test.{ts,mjs}'],
          setupFiles: ['src/test-patience.ts', 'src/test-seed.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
