import { addDaysTo } from '@vida/contract/core/time.ts';
import { lengthOf, type Period } from './period.ts';
import { MAX_DAYS, periodRules } from './period-rules.ts';
import { periodTexts } from './period-texts.ts';

/** What may stand as '12/8' or '128/82'; '30/12' and '10/11' are dates. */
const isPressure = (systolic: number, diastolic: number): boolean =>
  systolic > diastolic && (systolic <= 26 || systolic >= 50);

/** '12/11' and '12/11/2026' would lose their strokes when a text is folded: they become words of their own. */
export const markDates = (message: string): string =>
  message
    // A pressure is written the same way: '12/8' after 'pressão' is no date, after 'pressão dia' it is.
    .replace(
      /(press[aã]o(?!\D*\bdia\b)\D{0,12}?)(\d{1,3})\s?\/\s?(\d{1,3})(?![\d/])/giu,
      (whole, lead, systolic, diastolic) =>
        isPressure(Number(systolic), Number(diastolic)) ? `${lead}${systolic} por ${diastolic}` : whole,
    )
    .replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g, (_, date, month, year) =>
      [' data', date, month, ...(year === undefined ? [] : [year]), 'fim '].join(' '),
    );

/** A period with the words that name it, from `from` on. */
export interface FoundPeriod {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
}

/** The newest days of a period that is too long to be read, said with its dates. */
const bound = (period: Period, today: string): Period => {
  if (lengthOf(period) <= MAX_DAYS) return period;
  const { toDay } = period;
  const fromDay = addDaysTo(toDay, 1 - MAX_DAYS);
  return { fromDay, toDay, label: periodTexts.between(fromDay, toDay, today) };
};

const countWords = (text: string): number => text.split(' ').filter((word) => word !== '').length;

/** What a period in a folded text (dates marked, blanks around it) means on the person's `today`; null for none. */
export const findPeriod = (folded: string, today: string): FoundPeriod | null => {
  for (const [pattern, read] of periodRules) {
    const match = pattern.exec(folded);
    const period = match && read(match, today);
    if (!match || !period) continue;
    const from = countWords(folded.slice(0, match.index));
    const isOpen = / (?:desde|a partir d[eoa])(?: [oa])?$/.test(folded.slice(0, match.index));
    const isSince = isOpen && period.fromDay <= today;
    return {
      period: bound(
        isSince
          ? { fromDay: period.fromDay, toDay: today, label: periodTexts.since(period.fromDay, today) }
          : period,
        today,
      ),
      from,
      to: from + countWords(match[0]),
    };
  }
  return null;
};
