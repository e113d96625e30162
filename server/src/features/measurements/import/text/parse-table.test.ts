import { expect, it } from 'vitest';
import { refusalOf } from '../testing/read-fixture.ts';

it('refuses a table that is too wide for its length before it fills the memory', async () => {
  const row = `${','.repeat(498)}\n`;
  const rows = Math.ceil(8_000_000 / 499);
  expect(await refusalOf(`time,gl\n${row.repeat(rows)}`)).toMatchObject({
    status: 400,
    code: 'file_too_long',
  });
});
