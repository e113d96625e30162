import type { Piece } from './piece.ts';

/** Years that stand for a birth, a wedding, a cup or now. */
const YEAR = /^(?:19[2-9]\d|20[0-4]\d)$/;
/** Powers of ten: 110 years; days of a year; days with two-digit and with whole years. */
const YEAR_COST = 1.7;
const DAY_COST = 2.4;
const DATE_COST = 3.4;

/** Telephones, plates and documents are many, but the person's own is soon known. */
const OWN_NUMBER_COST = 6.5;
const LONGEST_OWN = 13;
/** Brazilian: with or without 55, area code and the 9 of mobiles. */
const TELEPHONE = /^(?:(?:55)?[1-9][1-9])?(?:9[6-9]|[2-5])\d{7}$/;

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
  return YEAR.test(digits.slice(0, 4)) && isDayAndMonth(digits.slice(6), digits.slice(4, 6)) ? DATE_COST : null;
};

/** Numbers whose groups of 2 or 3 digits go on by the same step: 102030, 22446688, 142536, 100200300. */
const isSteady = (digits: string, size: number): boolean => {
  if (digits.length % size !== 0 || digits.length < size * 3) return false;
  const groups = Array.from({ length: digits.length / size }, (_, index) =>
    Number(digits.slice(index * size, (index + 1) * size)),
  );
  const step = Number(groups[1]) - Number(groups[0]);
  return groups.every((group, index) => index === 0 || group - Number(groups[index - 1]) === step);
};

/** The two check digits of a CPF (Receita Federal): sums weighted from 10 and 11 down, modulo 11. */
const isCpf = (digits: string): boolean => {
  if (digits.length !== 11) return false;
  const checkOf = (length: number): number => {
    const sum = [...digits.slice(0, length)].reduce(
      (total, digit, index) => total + Number(digit) * (length + 1 - index),
      0,
    );
    return ((sum * 10) % 11) % 10;
  };
  return checkOf(9) === Number(digits[9]) && checkOf(10) === Number(digits[10]);
};

/** Dates written with signs between: 15/08/1990, 1-2-85. */
export const findWrittenDates = (text: string): Piece[] =>
  [...text.matchAll(/(\d{1,2})([./-])(\d{1,2})\2(?:\d{4}|\d{2})/g)].flatMap(({ 0: written, 1: a, 3: b, index }) =>
    isDayAndMonth(a ?? '', b ?? '') || isDayAndMonth(b ?? '', a ?? '')
      ? [{ from: index, to: index + written.length, cost: DATE_COST, kind: 'number' as const }]
      : [],
  );

/** Number plates of cars, the older form and that of Mercosul: ABC1234, ABC-1234, ABC1D23. */
export const findPlates = (text: string): Piece[] =>
  [...text.matchAll(/(?<![a-z])[a-z]{3}-?\d(?:\d|[a-j])\d{2}(?!\d)/g)].map(({ 0: plate, index }) => ({
    from: index,
    to: index + plate.length,
    cost: OWN_NUMBER_COST,
    kind: 'number',
  }));

/** What of a run of digits, begun at `from`, is a year, a date, a telephone, a CPF or a steady count. */
export const findNumbers = (run: string, from: number): Piece[] => {
  const pieces: Piece[] = [];
  for (let start = 0; start < run.length; start += 1)
    for (let end = start + 3; end <= Math.min(run.length, start + 16); end += 1) {
      const digits = run.slice(start, end);
      const at = { from: from + start, to: from + end };
      if (YEAR.test(digits)) pieces.push({ ...at, cost: YEAR_COST, kind: 'number' });
      const cost = dateCost(digits);
      if (cost !== null) pieces.push({ ...at, cost, kind: 'number' });
      if (digits.length <= LONGEST_OWN && (TELEPHONE.test(digits) || isCpf(digits)))
        pieces.push({ ...at, cost: OWN_NUMBER_COST, kind: 'number' });
      if (isSteady(digits, 2) || isSteady(digits, 3)) pieces.push({ ...at, cost: 2, kind: 'sequence' });
    }
  return pieces;
};
