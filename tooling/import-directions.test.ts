import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, findForbiddenImports } from './import-directions.ts';
import { type Import, readImports } from './read-imports.ts';

const root = resolve(import.meta.dirname, '..');
const imports = readImports(root, ['contract/src', 'server/src', 'web/src']).filter(
  ({ from }) => !/(?:\.test|-fixture)\.tsx?$/.test(from),
);

describe('the check itself', () => {
  it.each([
    ['server/src/features/sleep/sleep-service.ts', 'server/src/features/profile/profile-service.ts'],
    ['server/src/features/sleep/sleep-repository.ts', 'server/src/features/profile/profile-table.ts'],
    ['server/src/http/serve.ts', 'server/src/features/auth/auth-service.ts'],
    ['server/src/adviser/adviser.ts', 'server/src/db/database.ts'],
    ['server/src/text/tokenize.ts', 'server/src/adviser/adviser.ts'],
    ['contract/src/core/time.ts', 'contract/src/auth/user.ts'],
    ['web/src/features/sleep/sleep-page.tsx', 'web/src/features/profile/profile-page.tsx'],
    ['web/src/features/sleep/sleep-page.tsx', 'web/src/app/router.tsx'],
    ['web/src/ui/button.tsx', 'web/src/lib/session.ts'],
    ['web/src/lib/session.ts', 'server/src/http/serve.ts'],
  ])('refuses %s → %s', (from, to) => {
    expect(findForbiddenImports([{ from, to }])).toHaveLength(1);
  });

  it.each([
    ['server/src/features/sleep/sleep-service.ts', 'server/src/features/sleep/sleep-repository.ts'],
    ['server/src/features/sleep/sleep-repository.ts', 'server/src/features/sleep/sleep-table.ts'],
    ['server/src/app.ts', 'server/src/features/sleep/sleep-service.ts'],
    ['web/src/app/dashboard/dashboard-page.tsx', 'web/src/features/sleep/sleep-card.tsx'],
  ])('lets %s → %s', (from, to) => {
    expect(findForbiddenImports([{ from, to }])).toEqual([]);
  });

  it('finds a circle, and none where two ways lead to one file', () => {
    const [ab, bc, ca, ac] = ['a b', 'b c', 'c a', 'a c'].map((arrow) => {
      const [from = '', to = ''] = arrow.split(' ');
      return { from, to };
    }) as [Import, Import, Import, Import];
    expect(findCircles([ab, bc, ac])).toEqual([]);
    expect(findCircles([ab, bc, ca])).toEqual([['a', 'b', 'c', 'a']]);
  });

  it('reads the imports of every side, between sides too', () => {
    const sides = new Set(imports.map(({ from, to }) => `${from.split('/')[0]} ${to.split('/')[0]}`));
    expect([...sides].toSorted()).toEqual([
      'contract contract',
      'server contract',
      'server server',
      'web contract',
      'web web',
    ]);
  });
});

it('imports flow one way', () => {
  expect(findForbiddenImports(imports)).toEqual([]);
});

it('no files import each other in a circle', () => {
  expect(findCircles(imports)).toEqual([]);
});
