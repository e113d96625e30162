import { readFileSync } from 'node:fs';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { createSampleData } from '../built-in/conversation/testing/sample-chat.ts';
import { NOW } from '../testing/sample-person.ts';
import { parseProfile } from './testing/load-profile-cases.ts';
import { findWarnings } from './warn-first.ts';
import { warningTable } from './warning-table.ts';

interface Row {
  readonly key?: string;
  readonly profile: string;
  readonly text: string;
}

const rowsOf = (file: string): readonly Row[] =>
  parse(readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8'), { columns: true });

const warn = (message: string, profile: ReturnType<typeof parseProfile>) =>
  findWarnings({
    userId: 'person',
    message,
    turns: [],
    data: createSampleData({ profile }),
    now: NOW,
    timeZone: 'America/Sao_Paulo',
    glucoseUnit: 'mg/dL',
    signal: new AbortController().signal,
  });

/** As people write to a pharmacy's counter: by ear, in slang, beside the point. */
it('warns of the matter in at least 97 % of how people ask, and nobody else', async () => {
  const aboutOf = new Map(warningTable().map(({ key, about }) => [key, about]));
  const rows = rowsOf('phrasings.csv');
  const missed: string[] = [];
  const frightened: string[] = [];
  for (const { key = '', profile, text } of rows) {
    const found = await warn(text, parseProfile(profile));
    if (!found.some(({ about }) => about === aboutOf.get(key))) missed.push(`${key}: ${text}`);
    if ((await warn(text, EMPTY_HEALTH_PROFILE)).length > 0) frightened.push(text);
  }
  expect(rows.length).toBeGreaterThanOrEqual(400);
  expect(missed.length / rows.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  expect(frightened).toEqual([]);
});

it('says nothing where words only look alike', async () => {
  const rows = rowsOf('ordinary.csv');
  const warned: string[] = [];
  for (const { profile, text } of rows) {
    const found = await warn(text, parseProfile(profile));
    if (found.length > 0) warned.push(`${found.map(({ key }) => key).join(' ')}: ${text}`);
  }
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(warned).toEqual([]);
});
