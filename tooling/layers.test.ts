import { describe, expect, it } from 'vitest';
import { findMethodsWithoutOwner, findStrayImports, readServerFiles } from './layers.ts';

const files = readServerFiles();

describe('the check itself', () => {
  it.each([
    ['features/sleep/sleep-service.ts', `import { eq } from 'drizzle-orm';`],
    ['http/serve.ts', `import { sql } from 'drizzle-orm/pg-core';`],
    ['features/sleep/sleep-service.ts', `import type { FastifyRequest } from 'fastify';`],
  ])('refuses %s that says %s', (path, text) => {
    expect(findStrayImports([{ path, text }])).toHaveLength(1);
  });

  it.each([
    ['features/sleep/sleep-repository.ts', `import { eq } from 'drizzle-orm';`],
    ['db/database.ts', `import { drizzle } from 'drizzle-orm/node-postgres';`],
    ['http/serve.ts', `import type { FastifyRequest } from 'fastify';`],
  ])('lets %s say %s', (path, text) => {
    expect(findStrayImports([{ path, text }])).toEqual([]);
  });

  const method = (parameters: string) => ({
    path: 'features/sleep/sleep-repository.ts',
    text: `export const createSleepRepository = (db) => ({ list: async (${parameters}) => db.all() });`,
  });

  it('finds a method that does not ask first whose rows are meant', () => {
    for (const parameters of ['', 'id', 'id, userId', '{ userId }'])
      expect(findMethodsWithoutOwner([method(parameters)]), parameters).toHaveLength(1);
    expect(findMethodsWithoutOwner([method('userId, id')])).toEqual([]);
  });

  it('reads every repository', () => {
    expect(files.filter(({ path }) => path.endsWith('-repository.ts')).length).toBeGreaterThan(25);
  });
});

it('only repositories, tables and db/ know Drizzle, only http/ and its neighbours know Fastify', () => {
  expect(findStrayImports(files)).toEqual([]);
});

it('repositories of personal tables ask first whose rows are meant', () => {
  expect(findMethodsWithoutOwner(files)).toEqual([]);
});
