import { defineConfig } from 'vitest/config';

/**
 * Modules are loaded by Node itself, as when Vida runs, and once a worker instead of once a file, with what they
 * learn from their tables. So no test may leave anything behind in them: the order of the files must not matter
 * (`vitest --project server --sequence.shuffle.files`).
 */
const likeVida = {
  environment: 'node',
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
} as const;

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
          include: ['contract/src/**/*.test.ts', 'tooling/**/*.test.ts', 'bench/**/*.test.ts'],
          ...likeVida,
          // The generated documents take a second, and several on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          ...likeVida,
          globalSetup: ['server/src/testing/postgres-setup.ts'],
          setupFiles: ['server/src/testing/warm-up.ts'],
          testTimeout: process.env.TEST_LONG === 'on' ? 600_000 : 60_000,
          hookTimeout: 60_000,
          // The usual second is too short on a busy machine.
          expect: { poll: { timeout: 10_000 } },
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
          // On a busy machine one wait alone may take its 5 seconds (setup.ts).
          testTimeout: 20_000,
        },
      },
    ],
  },
});
