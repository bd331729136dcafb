import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}', 'gatsby/**/*.test.ts', 'content/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['src/test-setup.ts'],
          // Generous: other tests run on the same processors.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['services/**/*.test.{ts,mjs}'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
