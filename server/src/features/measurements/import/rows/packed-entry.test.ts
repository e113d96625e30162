import { describe, expect, it } from 'vitest';
import type { DataContent, Entry } from '../file-format.ts';
import { parseMoment } from '../time/moment.ts';
import { packEntry, unpackEntry } from './packed-entry.ts';

const data: DataContent = {
  type: 'data',
  key: 'SENSOR "1"\n|0',
  isAnonymous: true,
  readings: [
    {
      metricType: 'blood_pressure',
      kind: 'manual',
      value: 120.5,
      diastolic: 80,
      rangeFlag: null,
      context: null,
      glucoseUnit: null,
    },
    {
      metricType: 'glucose',
      kind: 'sensor',
      value: null,
      diastolic: null,
      rangeFlag: 'low',
      context: 'jejum',
      glucoseUnit: 'mmol/L',
    },
  ],
  treatments: [{ kind: 'carbs', amount: Number('9'.repeat(400)) }],
};
const entry: Entry = {
  place: { line: 7, record: null },
  moment: parseMoment('22/04/2025 10:00 PM'),
  content: data,
};
const again = (each: Entry, hasSign = false) => unpackEntry(JSON.parse(JSON.stringify(packEntry(each))), hasSign);

describe('a packed entry', () => {
  it.each([
    ['data, a number too long for JSON among them', {}],
    ['a value too long for JSON', { content: { ...data, readings: [{ ...data.readings[0], value: Infinity }] } }],
    ['an instant', { moment: parseMoment('2025-04-22T10:00:00.250-03:00') }],
    ['an instant of no known place', { moment: parseMoment('1744452000000') }],
    ['a text that is no moment', { moment: parseMoment('ontem') }],
    ['no moment', { moment: parseMoment('') }],
    ['what is skipped', { content: { type: 'skipped' } }],
    ['an error of a record', { place: { line: 1, record: 3 }, content: { type: 'error', reason: 'sem valor' } }],
  ])('is %s', (_name, change) => {
    const each = { ...entry, ...change } as Entry;
    expect(again(each)).toEqual(each);
  });

  it('is what the sign of its file makes of it', () => {
    const content = { type: 'by_sign', seen: { type: 'skipped' }, unseen: data } as const;
    expect(again({ ...entry, content }, true).content).toEqual({ type: 'skipped' });
    expect(again({ ...entry, content }, false).content).toEqual(data);
  });
});
