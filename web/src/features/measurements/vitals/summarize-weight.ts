import { dayOf } from '@vida/contract/core/time.ts';
import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import { computeWeightFigures, type TimedWeight } from '@vida/contract/measurements/weight-rules.ts';
import { formatDay } from '../../../lib/format.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { NOTHING } from '../nothing.ts';
import type { PeriodStat, PeriodSummary } from './period-summary.ts';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.weight;

const describeChange = (changeKg: number, since: string): string => {
  if (changeKg === 0) return messages.same(since);
  const kg = `${formatNumber(Math.abs(changeKg))} kg`;
  return messages.sentence(changeKg > 0 ? messages.more(kg) : messages.less(kg), since);
};

/**
 * The change over a period, without a word of praise or blame. `tellsChange` is false where the weight itself is a
 * delicate subject: then only what was recorded is said. Weights ascending.
 */
export const summarizeWeight = (
  weights: readonly TimedWeight[],
  timeZone: string,
  tellsChange: boolean,
): PeriodSummary => {
  const { changeKg, since } = computeWeightFigures(weights);
  const days = new Set(weights.map(({ at }) => dayOf(new Date(at), timeZone))).size;
  const meanKg = meanOf(weights.map(({ weightKg }) => weightKg));
  const count: PeriodStat = {
    label: vitalsMessages.count,
    value: formatNumber(weights.length),
    unit: vitalsMessages.inDays(days),
    note: messages.countNote,
  };
  if (!tellsChange) return { sentence: messages.neutral, stats: [count] };
  const isKnown = changeKg !== null && since !== null;
  const sign = isKnown && changeKg > 0 ? '+' : isKnown && changeKg < 0 ? '−' : '';
  return {
    sentence: isKnown ? describeChange(changeKg, formatDay(dayOf(new Date(since), timeZone))) : messages.insufficient,
    stats: [
      {
        label: messages.change,
        value: isKnown ? `${sign}${formatNumber(Math.abs(changeKg))}` : NOTHING,
        unit: 'kg',
        note: messages.changeNote,
        isInsufficient: !isKnown,
      },
      {
        label: vitalsMessages.mean,
        value: meanKg === null ? NOTHING : formatNumber(meanKg),
        unit: 'kg',
        note: messages.meanNote,
      },
      count,
    ],
  };
};
