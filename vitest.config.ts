import { defineConfig } from 'vitest/config';

/**
 * `rules`: pure, node. `server`: over HTTP on a real PostgreSQL. `web`: components in jsdom. Browser journeys are
 * Playwright's (e2e/).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['contract/src/**/*.test.ts', 'tooling/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['server/src/testing/postgres-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root: './web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          environment: 'jsdom',
          // One jsdom a worker instead of one a file: most of the time went into making them.
          pool: 'vmThreads',
          setupFiles: [`${import.meta.dirname}/web/src/testing/setup.ts`],
        },
      },
    ],
  },
});
