import { describe, expect, it } from 'vitest';
import { findColumns, unitIn } from './columns.ts';

const known = {
  serial: { place: 1, names: ['serial'] },
  time: { place: 2, names: ['time'] },
  value: { place: 4, names: ['glucose'] },
} as const;

describe('findColumns', () => {
  it('goes by names first, by place for unknown ones, and never takes one column for two', () => {
    const found = findColumns({ line: 1, cells: ['Ж', 'TIME (local)', 'x', 'Glucose  mg/dL'] }, known);
    expect(found.columns).toEqual({ serial: -1, time: 1, value: 3 });
    expect([...found.named]).toEqual(['time', 'value']);
    expect(findColumns({ line: 1, cells: ['a', 'b', 'c'] }, known).columns).toEqual({
      serial: 1,
      time: 2,
      value: 4,
    });
  });
});

describe('a column without a known name', () => {
  it('is in its place only where the nearest named one is too: other columns may have come or gone', () => {
    const find = (...cells: string[]) => findColumns({ line: 1, cells }, known).columns;
    expect(find('a', 'b', 'time', 'c', 'Ж')).toEqual({ serial: 1, time: 2, value: 4 });
    expect(find('a', 'b', 'c', 'time', 'Ж', 'd')).toEqual({ serial: -1, time: 3, value: -1 });
    expect(find('a', 'b', 'time', 'c', 'd', 'glucose')).toEqual({ serial: 1, time: 2, value: 5 });
  });
});

describe('unitIn', () => {
  it.each([
    ['Glicose (mg/dL)', 'mg/dL'],
    ['glucose_mmol_l', 'mmol/L'],
    ['MMOL/L', 'mmol/L'],
    ['HbA1c (mmol/mol)', null],
    ['valor', null],
    ['', null],
  ])('finds in "%s" %s', (text, unit) => {
    expect(unitIn(text)).toBe(unit);
  });
});
