import type { Period } from './period.ts';
import { periodRules } from './period-rules.ts';
import { periodTexts } from './period-texts.ts';

/** '12/11' and '12/11/2026' would lose their strokes when a text is folded: they become words of their own. */
export const markDates = (message: string): string =>
  message
    // A pressure is written the same way: '12/8' after 'pressão' is no date.
    .replace(/(press[aã]o\D{0,12}?\d{1,3})\s?\/\s?(\d{1,3})/giu, '$1 por $2')
    .replace(/(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g, (_, date, month, year) =>
      [' data', date, month, ...(year === undefined ? [] : [year]), 'fim '].join(' '),
    );

/** A period with the words that name it, from `from` on. */
export interface FoundPeriod {
  readonly period: Period;
  readonly from: number;
  readonly to: number;
}

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
      period: isSince
        ? { fromDay: period.fromDay, toDay: today, label: periodTexts.since(period.fromDay) }
        : period,
      from,
      to: from + countWords(match[0]),
    };
  }
  return null;
};
