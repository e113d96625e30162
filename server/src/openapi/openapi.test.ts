import { endpoints } from '@vida/contract/endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('describes exactly the calls of the contract', async () => {
  const document = (await app.app.inject({ url: '/api/openapi.json' })).json();
  const described = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(described.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
  expect(document.openapi).toBe('3.1.0');
});

it('marks what needs a session and what a write accepts', async () => {
  const { paths } = (await app.app.inject({ url: '/api/openapi.json' })).json();
  expect(paths['/api/login'].post.security).toEqual([]);
  expect(paths['/api/account'].patch.security).toEqual([{ session: [] }]);
  const headers = paths['/api/account'].patch.parameters.map(({ name }: { name: string }) => name);
  expect(headers).toEqual(['X-Time-Zone', 'Idempotency-Key']);
});

it('says what a guarded write takes of the state that was read, and answers where it changed', async () => {
  const { paths } = (await app.app.inject({ url: '/api/openapi.json' })).json();
  const { requestBody, responses } = paths['/api/health-profile'].post;
  const body = requestBody.content['application/json'].schema;
  expect(body.properties.etag.description).toContain('428');
  expect(body.required ?? []).not.toContain('etag');
  const [error, conflict] = responses[409].content['application/json'].schema.allOf;
  expect(error.$ref).toBe('#/components/schemas/Error');
  expect(conflict.properties.current.properties).toHaveProperty('foodAllergies');
  expect(paths['/api/login'].post.responses).not.toHaveProperty('409');
});

it('has a readable page without scripts under a strict policy', async () => {
  const page = await app.app.inject({ url: '/api/docs' });
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body).toContain('PATCH /api/account');
  expect(page.body).not.toContain('<script');
  const nonce = /nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
  expect(page.body).toContain(`<style nonce="${nonce}">`);
});
