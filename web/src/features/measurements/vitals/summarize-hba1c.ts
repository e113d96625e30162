import { roundTo } from '@vida/contract/core/decimals.ts';
import { hba1cGoalOf, nextHba1cAfter } from '@vida/contract/measurements/hba1c-rules.ts';
import { formatDay } from '../../../lib/format.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { NOTHING } from '../nothing.ts';
import type { PeriodStat, PeriodSummary } from './period-summary.ts';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.hba1c;

/** A laboratory value with its day, `yyyy-MM-dd`. */
export interface DatedHba1c {
  readonly day: string;
  readonly percent: number;
}

const describeChange = (change: number, since: string): string => {
  if (change === 0) return messages.same(since);
  const points = Math.abs(change);
  return messages.sentence(change > 0 ? messages.more(points) : messages.less(points), since);
};

const goalStat = (care: Care | null): PeriodStat[] => {
  const goal = care?.hasDiabetes ? hba1cGoalOf(care.group) : null;
  if (goal === null) return [];
  return [{ label: vitalsMessages.usualGoal, value: `${formatNumber(goal)}%`, note: messages.goalNote }];
};

/** The change between the first and the last test, the usual goal, and when the next one is due. Ascending. */
export const summarizeHba1c = (values: readonly DatedHba1c[], care: Care | null, today: string): PeriodSummary => {
  const [first, last] = [values[0], values.at(-1)];
  const change = first && last && first.day !== last.day ? roundTo(last.percent - first.percent, 1) : null;
  const next = last ? nextHba1cAfter(last.day, today) : null;
  const sign = change !== null && change > 0 ? '+' : change !== null && change < 0 ? '−' : '';
  return {
    sentence: first && change !== null ? describeChange(change, formatDay(first.day)) : messages.insufficient,
    stats: [
      {
        label: messages.change,
        value: change === null ? NOTHING : `${sign}${formatNumber(Math.abs(change))}`,
        note: messages.changeNote,
        isInsufficient: change === null,
      },
      ...goalStat(care),
      ...(next
        ? [
            {
              label: messages.next,
              value: messages.nextValue(formatDay(next.fromDay), formatDay(next.toDay)),
              note: next.isLate ? messages.late : messages.nextNote,
            },
          ]
        : []),
    ],
  };
};
