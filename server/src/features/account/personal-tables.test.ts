import { PERSONAL_DATA } from '@vida/contract/account/personal-data-kinds.ts';
import { expect, it } from 'vitest';
import { personalTables } from './personal-tables.ts';

it('every table that holds something of one person is named, so that the page on privacy names it', () => {
  expect(['account', ...personalTables.map(({ name }) => name)]).toEqual([...PERSONAL_DATA]);
});
