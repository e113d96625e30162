import { addDaysTo } from '@vida/contract/core/time.ts';
import { bareDayWords } from '../period/day-words.ts';
import { lengthOf } from '../period/period.ts';
import type { Asking } from './asking.ts';
import { figureTexts as texts } from './figure-texts.ts';
import type { Told } from './told.ts';

/** Of more days that have no record only their number is told. */
const MOST_FREE = 15;

const ASKED = new RegExp(
  [
    'esque[cç]',
    'dei?xei de',
    'falt(?:a|ou|am|aram|ando)(?!\\p{L})',
    'sem (?:anota|registr)',
    'n[aã]o (?:anotei|registrei|marquei|lancei|pus|botei)',
  ].join('|'),
  'iu',
);

/** The days without a record, where they are asked for: 'que noites esqueci de anotar?'. */
export const sayFreeDays = ({ question, today }: Asking, { points, period }: Told): string => {
  if (!ASKED.test(question.message)) return '';
  const days = new Set(points.map(({ day }) => day));
  const free = Array.from({ length: lengthOf(period) }, (_, place) =>
    addDaysTo(period.fromDay, place),
  ).filter((day) => !days.has(day));
  return free.length === 0 || free.length > MOST_FREE
    ? ''
    : texts.freeOn(free.map((day) => bareDayWords(day, today)));
};
