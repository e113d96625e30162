import { addDaysTo } from '@vida/contract/core/time.ts';
import { periodTexts } from './period-texts.ts';

/** A day (`yyyy-MM-dd`) in a sentence: 'hoje', 'ontem', 'amanhã', 'em 20/11'. */
export const dayWords = (day: string, today: string): string => {
  if (day === today) return periodTexts.today;
  if (day === addDaysTo(today, 1)) return periodTexts.tomorrow;
  return day === addDaysTo(today, -1) ? periodTexts.yesterday : periodTexts.on(day, today);
};

/** The same where no 'em' may stand: 'desde 20/11', 'o plano de hoje'. */
export const bareDayWords = (day: string, today: string): string => dayWords(day, today).replace(/^em /, '');
