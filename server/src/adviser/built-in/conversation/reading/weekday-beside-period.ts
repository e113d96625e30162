import { allDays } from '../period/always-rule.ts';
import { lengthOf, type Period } from '../period/period.ts';
import { weekdayNames } from '../period/period-words.ts';
import { type FoundPeriod, findPeriod } from '../period/read-period.ts';
import { type Conditions, NO_CONDITIONS } from './slots.ts';

/** A single weekday by its name, as 'no domingo'. */
export const isOneWeekday = ({ period, from, to }: FoundPeriod, words: readonly string[]): boolean =>
  period.fromDay === period.toDay && words.slice(from, to).some((word) => weekdayNames.includes(word));

/** 'A primeira segunda em que a balança mostrou menos de 84': of all Mondays. */
const isOneOfAll = (words: readonly string[], from: number, to: number): boolean =>
  /^(?:primeir|ultim)[ao]$/.test(words[from - 1] ?? '') &&
  /^(?:feira )?(?:em )?que /.test(`${words.slice(to, to + 3).join(' ')} `);

/** 'O açúcar de domingo, de setembro pra cá': the longer period beside a weekday's name, which then means all of them. */
export const findWider = (
  words: readonly string[],
  { from, to }: FoundPeriod,
  today: string,
  before: Period | null,
): FoundPeriod | null => {
  const others = words.map((word, at) => (at >= from && at < to ? '_' : word));
  const wider = findPeriod(` ${others.join(' ')} `, today, before);
  if (wider && lengthOf(wider.period) > WEEK_DAYS) return wider;
  return isOneOfAll(words, from, to) ? { period: allDays(today), from, to } : null;
};
const WEEK_DAYS = 7;

/** The conditions with a weekday among them. */
export const onlyOn = (conditions: Conditions | null, weekday: number | null): Conditions | null =>
  weekday === null || conditions?.weekdays
    ? conditions
    : { ...(conditions ?? NO_CONDITIONS), weekdays: [weekday] };
