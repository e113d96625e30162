import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { findDeviations, goalRanges, type TimeGoalName } from '@vida/contract/measurements/glucose-goals.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { goalMessages } from './goal-messages.ts';
import { goalRangeOf, shareOf, sharesOf, timeGoalRowsOf } from './time-goal-rows.ts';

const messages = goalMessages.deviation;

/** Lows are told together, the wider range first. */
const lows: readonly TimeGoalName[] = ['belowRange', 'veryLow'];

/** What has to be said before anything kind. */
export interface Deviation {
  /** '11,3% do tempo abaixo de 70 mg/dL (meta usual: menos de 4%)' */
  readonly fact: string;
  /** The sentence after it: whom to tell. */
  readonly next: string;
}

const withNext = (fact: string, isLow: boolean, { careGroup }: GlucoseSummary): Deviation => ({
  fact,
  next: isLow ? messages.lowNext[careGroup] : messages.highNext,
});

const findInSensor = (summary: GlucoseSummary, unit: GlucoseUnit): Deviation | null => {
  const found = findDeviations(sharesOf(summary), summary.careGroup, summary.sufficient);
  const [worst] = found;
  if (!worst) return null;
  const isLow = lows.includes(worst);
  const told = isLow ? lows.filter((name) => found.includes(name)) : [worst];
  const goals = timeGoalRowsOf(summary, unit);
  const parts = told.map((name) => {
    const range = `${goalRangeOf(name, summary, unit)} ${unit}`;
    const percent = formatNumber(shareOf(summary, goalRanges[name]));
    return messages.ofTime(percent, range, goals.find((goal) => goal.name === name)?.goal);
  });
  return withNext(parts.join(messages.and), isLow, summary);
};

const findInSingle = (summary: GlucoseSummary, unit: GlucoseUnit): Deviation | null => {
  const { rangeCounts, readingCount } = summary;
  const lowCount = rangeCounts.veryLow + rangeCounts.low;
  const count = lowCount || rangeCounts.veryHigh;
  if (count === 0) return null;
  const range = goalRangeOf(lowCount > 0 ? 'belowRange' : 'veryHigh', summary, unit);
  return withNext(messages.ofReadings(count, readingCount, `${range} ${unit}`), lowCount > 0, summary);
};

/** The most important deviation of a period in words; null where there is none. */
export const findDeviation = (summary: GlucoseSummary, unit: GlucoseUnit): Deviation | null =>
  summary.basis === 'sensor' ? findInSensor(summary, unit) : findInSingle(summary, unit);
