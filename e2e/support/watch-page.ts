import type { Page } from '@playwright/test';

/**
 * Everything that must not happen while a page is open: errors and warnings in the console (violations of the content
 * security policy among them), exceptions, failed requests, answers of 500 and up, requests to anywhere else.
 */
export const watchPage = (page: Page, origin: string): string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    const isOwn = request.url().startsWith(origin) || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
};
