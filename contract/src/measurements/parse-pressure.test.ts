import { expect, it } from 'vitest';
import { isWholeSystolic, parsePressure, parseSystolicBeforeJoint } from './parse-pressure.ts';

it.each([
  ['12x8', 12, 8],
  ['12X8', 12, 8],
  ['12/8', 12, 8],
  ['12 por 8', 12, 8],
  ['12 POR 8', 12, 8],
  [' 120 / 80 ', 120, 80],
  ['120-80', 120, 80],
  ['13,5/8', 13.5, 8],
  ['13.5x8,5', 13.5, 8.5],
])('reads %j', (text, systolic, diastolic) => {
  expect(parsePressure(text)).toEqual({ systolic, diastolic });
});

it.each(['', '12', '12x', 'x8', '12x8x7', 'doze por oito', '1.234,5/8', '-12x8'])('does not guess %j', (text) => {
  expect(parsePressure(text)).toBeNull();
});

it.each([
  ['12x', 12],
  ['120/', 120],
  ['12 por ', 12],
  ['13,5x', 13.5],
  ['12', null],
  ['12x8', null],
  ['x', null],
  ['12 p', null],
])('%j before the second number: %j', (text, systolic) => {
  expect(parseSystolicBeforeJoint(text)).toBe(systolic);
});

it.each([
  ['1', false],
  ['12', false],
  ['30', false],
  ['31', true],
  ['90', true],
  ['120', true],
  ['300', true],
  ['301', false],
  ['13,', false],
  ['13,5', true],
  ['8,5', true],
])('%j is whole: %j', (text, expected) => {
  expect(isWholeSystolic(text)).toBe(expected);
});
