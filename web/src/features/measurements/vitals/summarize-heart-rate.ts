import { computeHeartRateFigures, type DatedHeartRate } from '@vida/contract/measurements/heart-rate-rules.ts';
import { type CareGroup, hasTargets } from '@vida/contract/profile/care-rules.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { NOTHING } from '../nothing.ts';
import type { PeriodStat, PeriodSummary } from './period-summary.ts';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.heartRate;

const bpmStat = (label: string, bpm: number | null, note: string): PeriodStat => ({
  label,
  value: bpm === null ? NOTHING : formatNumber(bpm, 0),
  unit: 'bpm',
  note,
});

/** The mean at rest and the two ends; the usual range only for adults. */
export const summarizeHeartRate = (readings: readonly DatedHeartRate[], group: CareGroup | null): PeriodSummary => {
  const { meanBpm, days, sufficient } = computeHeartRateFigures(readings);
  const values = readings.map(({ bpm }) => bpm);
  const judgement = group === null ? '' : hasTargets(group) ? messages.usual : vitalsMessages.ownGoal[group];
  return {
    sentence: sufficient
      ? `${messages.sentence(formatNumber(meanBpm ?? 0, 0), days)} ${judgement}`.trim()
      : messages.insufficient(days),
    stats: [
      { ...bpmStat(vitalsMessages.mean, meanBpm, messages.meanNote), isInsufficient: !sufficient },
      bpmStat(vitalsMessages.lowest, Math.min(...values), messages.lowestNote),
      bpmStat(vitalsMessages.highest, Math.max(...values), messages.highestNote),
    ],
  };
};
