import { fold } from '@vida/contract/core/fold.ts';
import { months, type PeriodUnit } from './period-texts.ts';

const numberWords: Readonly<Record<string, number>> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  doze: 12,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  sessenta: 60,
  noventa: 90,
};
/** Pattern of a number in digits or words. */
export const NUMBER = String.raw`\d{1,3}|${Object.keys(numberWords).join('|')}`;
/** The number that `NUMBER` found. */
export const parseNumber = (text = ''): number => numberWords[text] ?? Number(text);

/** Days that a unit is counted as. */
export const unitDays: Readonly<Record<PeriodUnit, number>> = { day: 1, week: 7, month: 30, year: 365 };
/** Pattern of a unit. */
export const UNIT = 'dias?|d|semanas?|meses|mes|anos?';
/** The unit that `UNIT` found. */
export const parseUnit = (text = ''): PeriodUnit => {
  if (text.startsWith('d')) return 'day';
  if (text.startsWith('s')) return 'week';
  return text.startsWith('m') ? 'month' : 'year';
};

/** Folded, from January. */
export const monthNames = months.map(fold);
/** Pattern of a month's name, folded. */
export const MONTH = monthNames.join('|');
/** The number of a month's name, from 1. */
export const parseMonth = (text = ''): number => monthNames.indexOf(text) + 1;

/** Folded, from Monday. */
export const weekdayNames = ['segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado', 'domingo'];
