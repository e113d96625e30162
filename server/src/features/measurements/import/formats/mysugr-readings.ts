import { parseDecimal, roundTo } from '@vida/contract/core/decimals.ts';
import type { RowReading } from '../file-format.ts';
import { lineReasons } from '../import-messages.ts';
import { manualReading } from './row-content.ts';

type Read = readonly RowReading[] | { readonly reason: string };

const KG_PER_POUND = 0.45359237;

const unreadable = (cell: string) => ({ reason: lineReasons.valueUnreadable(cell) });

/** '120/80' in mmHg. */
export const readPressure = (cell: string): Read => {
  if (cell === '') return [];
  const [, systolic, diastolic] = /^(\d{2,3}) ?\/ ?(\d{2,3})$/.exec(cell) ?? [];
  if (systolic === undefined || diastolic === undefined) return unreadable(cell);
  return [manualReading('blood_pressure', Number(systolic), Number(diastolic))];
};

/** Kilograms, or pounds where the column's name says so; a column without a unit is left alone. */
export const readWeight = (cell: string, columnName: string): Read => {
  if (cell === '') return [];
  const isPounds = /\blbs?\b/.test(columnName);
  if (!isPounds && !/\bkg\b/.test(columnName)) return [];
  const weight = parseDecimal(cell);
  if (weight === null) return unreadable(cell);
  return [manualReading('weight', isPounds ? roundTo(weight * KG_PER_POUND, 2) : weight)];
};

/** Percent; mmol/mol is left alone. */
export const readHba1c = (cell: string, columnName: string): Read => {
  if (cell === '' || columnName.includes('mol')) return [];
  const value = parseDecimal(cell.replace(/ ?%$/, ''));
  return value === null ? unreadable(cell) : [manualReading('hba1c', value)];
};
