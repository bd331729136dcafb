import { defineConfig } from 'vitest/config'

/** The shop's rules: they know no database. */
const DOMAIN = 'services/**/domain/*.test.ts'

// No `exclude` in a project: it would take the place of the one `npm test` gives.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site',
          include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
          environment: 'jsdom',
          setupFiles: ['src/test-setup.ts'],
          // Generous: other tests run on the same processors.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // Pure functions: without a page to set up and a process for every file they take a tenth of the time.
          name: 'rules',
          include: ['{bench,content,gatsby,src}/**/*.test.ts', '!src/**/*.dom.test.ts', DOMAIN],
          environment: 'node',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['services/**/*.test.{ts,mjs}', `!${DOMAIN}`],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
