import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { endpoints } from '@vida/contract/endpoints.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rounds } from './rounds.ts';
import { ADMIN_EMAIL, GATE_PASSWORD, startTestApp, type TestApp } from './test-app.ts';

const SOME_ID = '01930000-0000-7000-8000-000000000000';

let app: TestApp;
let token: string;
let countingStatement: string;

beforeAll(async () => {
  app = await startTestApp();
  token = (await app.signUp({ email: ADMIN_EMAIL })).token;
  await app.call(openGate, { body: { password: GATE_PASSWORD } }, { token });
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  // Refused passwords are noted there, on purpose.
  countingStatement = tables
    .filter(({ name }) => name !== 'security_events')
    .map(({ name }) => `select '${name}' as name, count(*) from ${name}`)
    .join(' union all ');
});
afterAll(() => app.close());

/** Names of a body's fields, through unions and lists. */
const fieldNames = (json: unknown): string[] => {
  if (typeof json !== 'object' || json === null) return [];
  const { properties, anyOf, items } = json as Record<string, unknown>;
  return [
    ...Object.keys((properties ?? {}) as object),
    ...(Array.isArray(anyOf) ? anyOf.flatMap(fieldNames) : []),
    ...fieldNames(items),
  ];
};

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table users; --",
    '<img src=x onerror=alert(1)>',
    '2026-02-30',
    '9999-12-31T23:59:59Z',
    'NaN',
    -1,
    0,
    1e308,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    [],
    {},
    [[]],
    true,
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

const bodyOf = (names: readonly string[]) => fc.dictionary(fc.constantFrom(...names), nasty, { maxKeys: names.length });

/** Counts the rows of every table, in one statement: it is asked after thousands of requests. */
const countRows = async (): Promise<string> => {
  const { rows } = await app.pool.query({ name: 'count-rows', text: countingStatement });
  return JSON.stringify(rows);
};

const send = (endpoint: Endpoint, body: unknown) => {
  const params = Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, SOME_ID]));
  return app.callLoosely(endpoint, { params, body }, { token });
};

const withBody = endpoints
  .filter(({ body }) => body !== undefined)
  .map((endpoint) => [endpoint.name, endpoint] as const);

describe.each(withBody)('%s', (_name, endpoint) => {
  const names = fieldNames(endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }));

  it('answers bad values with 400, the field’s label, and nothing stored', async () => {
    let counted = await countRows();
    await fc.assert(
      fc.asyncProperty(bodyOf(names), async (body) => {
        const answer = await send(endpoint, body);
        expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        const before = counted;
        counted = await countRows();
        if (answer.status < 400) return;
        expect(counted).toBe(before);
        if (answer.status !== 400) return;
        for (const { field, message } of answer.error.details ?? []) {
          const path = field.split('.');
          // A field that somebody called '0' is no place in a list.
          const isNumbered = /^\d+$/.test(path.at(-1) ?? '') && message.endsWith('não é um campo conhecido.');
          const unknown = isNumbered || path.some((name) => !names.includes(name) && !/^\d+$/.test(name));
          if (!unknown) expect(message, field).not.toMatch(/"/);
        }
      }),
      { numRuns: rounds(25, 300) },
    );
  });

  it('has a Portuguese label for every field', async () => {
    const answer = await send(endpoint, Object.fromEntries(names.map((name) => [name, { not: 'this' }])));
    expect(answer.status).toBe(400);
    for (const { message } of answer.error.details ?? []) expect(message).toMatch(/^(\p{Lu}|O pedido)[^"]*\.$/u);
  });
});
