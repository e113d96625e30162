import { defineConfig } from '@playwright/test';

/** Journeys through the built app in a real browser, on a server and database of their own (e2e/support). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // More than cores: a journey waits more than it works.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(process.env.VIDA_URL !== undefined && { baseURL: process.env.VIDA_URL }),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
  },
});
