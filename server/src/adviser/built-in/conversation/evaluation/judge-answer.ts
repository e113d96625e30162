import { addDaysTo } from '@vida/contract/core/time.ts';
import { foldText } from '../../../../text/tokenize.ts';
import { monthName } from '../period/period-texts.ts';
import { BANK_TODAY } from './bank-person.ts';

/** Where a number is this great, the whole one nearest to it is as right. */
const WHOLE_FROM = 10;
const STEP = 0.05;
const SLIP = 1e-6;

const numberWords: readonly string[] = ['zero', 'um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito'];
const feminine: Readonly<Record<number, string>> = { 1: 'uma', 2: 'duas' };

/** Every number of an answer: '1.450', '7,7', '06/11' as 6 and 11. */
const numbersIn = (text: string): readonly number[] =>
  (text.match(/\d+(?:\.\d{3})*(?:,\d+)?/g) ?? []).map((token) =>
    Number(token.replace(/\.(?=\d{3})/g, '').replace(',', '.')),
  );

const tellsNumber = (text: string, expected: number): boolean => {
  const isTold = numbersIn(text).some((told) => {
    const off = Math.abs(told - expected);
    return off <= STEP + SLIP || (expected >= WHOLE_FROM && off <= 0.5 + SLIP);
  });
  if (isTold || !Number.isInteger(expected)) return isTold;
  const folded = foldText(text);
  return [numberWords[expected], feminine[expected]].some((word) => word !== undefined && folded.includes(` ${word} `));
};

const tellsDay = (text: string, day: string): boolean => {
  const [, month = '', date = ''] = day.split('-');
  const names = [
    `${date}/${month}`,
    `${Number(date)} de ${monthName(Number(month))}`,
    ...(day === BANK_TODAY ? ['hoje'] : []),
    ...(day === addDaysTo(BANK_TODAY, -1) ? ['ontem'] : []),
  ];
  return names.some((name) => text.toLowerCase().includes(name));
};

const tells = (text: string, alternative: string): boolean => {
  if (/^\d{4}-\d\d-\d\d$/.test(alternative)) return tellsDay(text, alternative);
  if (/^-?\d+(?:[.,]\d+)?$/.test(alternative))
    return tellsNumber(text, Math.abs(Number(alternative.replace(',', '.'))));
  if (/^\d{1,2}:\d\d$/.test(alternative)) return text.includes(alternative);
  return foldText(text).replaceAll(' ', '').includes(foldText(alternative).replaceAll(' ', ''));
};

/**
 * Whether an answer tells everything that a bank asks for: slots parted by ';', each with alternatives parted by '|'.
 */
export const tellsExpected = (text: string, answer: string): boolean =>
  answer.split(';').every((slot) => slot.split('|').some((alternative) => tells(text, alternative.trim())));
