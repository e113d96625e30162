import { addDaysTo } from '@vida/contract/core/time.ts';
import type { CompanionRule, Series } from '../health-query.ts';
import type { Records } from '../points.ts';
import { isInPart } from './naive-parts.ts';
import { isOfNight, recordsOn } from './naive-records.ts';

/** Whether a day of a series lies on the asked side of what else was recorded. */
export const isBesideAsked = async (
  records: Records,
  series: Series,
  day: string,
  { of, isWith, limit, dayPart, dayBefore }: CompanionRule,
): Promise<boolean> => {
  const isBefore = of !== 'sleep' && (isOfNight(series) || dayBefore);
  const beside = await recordsOn(records, of, isBefore ? addDaysTo(day, -1) : day);
  if (of === 'sleep' && beside.length === 0) return false;
  let total = 0;
  for (const { value, minute, context } of beside)
    if (dayPart === null || minute === null || isInPart(minute, context, dayPart)) total += value;
  total = Math.round(total * 1e6) / 1e6;
  let did = total > 0;
  if (limit?.side === 'above') did &&= limit.orEqual ? total >= limit.value : total > limit.value;
  if (limit?.upTo !== undefined) did &&= total <= limit.upTo;
  if (limit?.side === 'below') did &&= limit.orEqual ? total <= limit.value : total < limit.value;
  return did === isWith;
};
