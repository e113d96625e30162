import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { loadRows, placeOfRow } from './load-rows.ts';

it.each([
  ['speech/questions.csv', 'refused'],
  ['speech/rules.csv', 'refused'],
  ['emergencies/steps.csv', 'self'],
  ['food/rules.csv', 'reason'],
  ['food/allergens.csv', 'label'],
  ['exercise/rules.csv', 'entry'],
])('a place in %s is the line on which the row stands', (file, column) => {
  const lines = readFileSync(new URL(`../../knowledge/${file}`, import.meta.url), 'utf8').split('\n');
  for (const [at, row] of loadRows(file).entries()) {
    const line = Number(placeOfRow(file, at).replace(`${file}:`, ''));
    expect(lines[line - 1]?.replaceAll('""', '"')).toContain(row[column]);
  }
});
