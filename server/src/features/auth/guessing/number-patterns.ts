import type { Piece } from './piece.ts';

/** Years that stand for a birth, a wedding, a cup or now. */
const YEAR = /^(?:19[2-9]\d|20[0-4]\d)$/;
/** Powers of ten: 110 years; days of a year; days with two-digit and with whole years. */
const YEAR_COST = 1.7;
const DAY_COST = 2.4;
const DATE_COST = 3.4;

const isDayAndMonth = (a: string, b: string): boolean => {
  const [day, month] = [Number(a), Number(b)];
  return day >= 1 && day <= 31 && month >= 1 && month <= 12;
};

/** `digits` as a date of 4, 6 or 8 digits, day first, month first, or year first. */
const dateCost = (digits: string): number | null => {
  const first = digits.slice(0, 2);
  const second = digits.slice(2, 4);
  const dayFirst = isDayAndMonth(first, second) || isDayAndMonth(second, first);
  if (digits.length === 4) return dayFirst ? DAY_COST : null;
  if (digits.length === 6) return dayFirst ? DATE_COST : null;
  if (digits.length !== 8) return null;
  if (dayFirst && YEAR.test(digits.slice(4))) return DATE_COST;
  return YEAR.test(digits.slice(0, 4)) && isDayAndMonth(digits.slice(6), digits.slice(4, 6))
    ? DATE_COST
    : null;
};

/** Numbers whose groups of 2 or 3 digits go on by the same step: 102030, 22446688, 142536, 100200300. */
const isSteady = (digits: string, size: number): boolean => {
  if (digits.length % size !== 0 || digits.length < size * 3) return false;
  const groups = digits.match(new RegExp(`.{${size}}`, 'g'))?.map(Number) ?? [];
  const step = Number(groups[1]) - Number(groups[0]);
  return groups.every((group, index) => index === 0 || group - Number(groups[index - 1]) === step);
};

/** What of a run of digits, begun at `from`, is a year, a date or a steady count. */
export const findNumbers = (run: string, from: number): Piece[] => {
  const pieces: Piece[] = [];
  for (let start = 0; start < run.length; start += 1)
    for (let end = start + 3; end <= Math.min(run.length, start + 16); end += 1) {
      const digits = run.slice(start, end);
      const at = { from: from + start, to: from + end };
      if (YEAR.test(digits)) pieces.push({ ...at, cost: YEAR_COST, kind: 'number' });
      const cost = dateCost(digits);
      if (cost !== null) pieces.push({ ...at, cost, kind: 'number' });
      if (isSteady(digits, 2) || isSteady(digits, 3)) pieces.push({ ...at, cost: 2, kind: 'sequence' });
    }
  return pieces;
};
