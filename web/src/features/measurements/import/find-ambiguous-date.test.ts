import { expect, it } from 'vitest';
import { ambiguousDateIn } from './find-ambiguous-date.ts';

it.each([
  ['FreeStyle,ABC,07-11-2024 06:52,0,112', '07/11/2024', 7, 11],
  ['"3/4/2025";"07:10";"98"', '3/4/2025', 3, 4],
  ['13/07/2025 06:00;90\n05/06/2025 06:15;91', '05/06/2025', 5, 6],
  ['Nascimento 02/03/1961\n01.02.25 08:00;120', '01/02/25', 1, 2],
])('finds the date of a reading in %j', (content, text, first, second) => {
  expect(ambiguousDateIn(content)).toEqual({ text, first, second });
});

it.each(['2025-07-11 06:52;112', '05/05/2025 06:52;112', '25/12/2025 06:52;112', 'arroz, feijão', ''])(
  'finds none in %j',
  (content) => {
    expect(ambiguousDateIn(content)).toBeNull();
  },
);
