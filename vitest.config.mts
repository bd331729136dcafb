import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** A test that takes this long never ends. How long one may take is not asked: other work may keep the processors busy. */
const HANGS_AFTER_MS = 180_000

/** For that reason nothing that is waited for is late either, until it never comes: src/test-patience.ts. */
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
  // Every file has a database of its own; what it imports is the same for all of them and takes longer than its tests.
  isolate: false,
}

/** Files that replace modules, or whose modules keep what they were told: each needs a window and modules of its own. */
const ALONE = '{gatsby,services,shared,src}/**/*.alone.{test,dom.test}.{ts,tsx}'

const WITH_A_PAGE = {
  ...PATIENT,
  environment: 'jsdom',
  setupFiles: ['src/test-patience.ts', 'src/test-setup.ts'],
}

// No `exclude` in a project: it would take the place of one on the command line.
export default defineConfig({
  test: {
    // A single worker would read the modules of all files of `alone` into one context.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          ...WITH_A_PAGE,
          name: 'site',
          include: ['src/**/*.test.tsx', '{gatsby,services,shared,src}/**/*.dom.test.{ts,tsx}', `!${ALONE}`],
          // The files of a process share a window, which src/test-setup.ts clears between them, and read their modules once.
          isolate: false,
        },
      },
      {
        test: {
          ...WITH_A_PAGE,
          name: 'alone',
          include: [ALONE],
          // A window and modules of its own for every file, in a process that has read jsdom before.
          pool: 'vmForks',
        },
      },
      {
        test: {
          // Pure functions: without a page to set up and a process for every file they take a tenth of the time.
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
          // Tests that start processes, or thousands of requests: one after the other.
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
