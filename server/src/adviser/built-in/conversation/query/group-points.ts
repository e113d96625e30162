import { addDaysTo } from '@vida/contract/core/time.ts';
import { weekdayOf } from '../../movement/day-focus.ts';
import { isOfPart } from '../own-data/glucose-readings.ts';
import type { Split } from './conditions.ts';
import { queryTexts as texts } from './query-texts.ts';
import type { Point, Series } from './read-series.ts';

/** Points that are told apart from others, and how a sentence names them. */
export interface Group {
  readonly label: string;
  readonly points: readonly Point[];
}

/** Points of these weekdays, and the others. */
export const groupByWeekdays = (points: readonly Point[], weekdays: readonly number[]): readonly Group[] => {
  const isOnThem = ({ day }: Point): boolean => weekdays.includes(weekdayOf(day));
  return [
    { label: texts.weekdays(weekdays), points: points.filter(isOnThem) },
    { label: texts.otherDays, points: points.filter((point) => !isOnThem(point)) },
  ];
};

/**
 * The groups that a split makes, what was asked for first. `companionDays` are the days on which the companion was
 * recorded: an evening goes before the night after it.
 */
export const groupBySplit = (
  points: readonly Point[],
  split: Split,
  series: Series,
  companionDays: ReadonlySet<string>,
): readonly Group[] => {
  switch (split.kind) {
    case 'companion': {
      const isNight = series === 'sleep';
      const isWith = ({ day }: Point): boolean => companionDays.has(isNight ? addDaysTo(day, -1) : day);
      const groups = [
        { label: texts.with(split.of, isNight), points: points.filter(isWith) },
        { label: texts.without(split.of, isNight), points: points.filter((point) => !isWith(point)) },
      ];
      return split.isWith ? groups : groups.toReversed();
    }
    case 'weekday':
      return Array.from({ length: 7 }, (_, weekday) => ({
        label: texts.weekday(weekday),
        points: points.filter(({ day }) => weekdayOf(day) === weekday),
      }));
    case 'day_parts':
      return split.parts.map((part) => ({
        label: texts.part(part),
        points: points.filter((point) => isOfPart(point, part)),
      }));
    case 'periods':
      return split.periods.map(({ fromDay, toDay, label }) => ({
        label,
        points: points.filter(({ day }) => day >= fromDay && day <= toDay),
      }));
  }
};
