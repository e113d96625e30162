import {
  computePressureFigures,
  type DatedPressure,
  isLowForTreated,
  PRESSURE_GOAL_BELOW,
} from '@vida/contract/measurements/pressure-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatPressure } from '../format-metric.ts';
import { NOTHING } from '../nothing.ts';
import { pressureWords } from './class-messages.ts';
import type { PeriodSummary } from './period-summary.ts';
import { isOlderAndTreated } from './read-vital.ts';
import { vitalsMessages } from './vitals-messages.ts';

const messages = vitalsMessages.pressure;

/** The mean of the days at home; beside the usual goal only where that goal is for this person. */
export const summarizePressure = (readings: readonly DatedPressure[], care: Care | null): PeriodSummary => {
  const group = care?.group ?? null;
  const { mean, days, readingCount, sufficient, isAboveGoal } = computePressureFigures(readings);
  const tellsGoal = group !== null && hasTargets(group);
  const shown = mean ? formatPressure(mean) : NOTHING;
  const isTooLow = care !== null && isOlderAndTreated(care) && mean !== null && isLowForTreated(mean);
  const inGoal = isTooLow ? pressureWords.low_for_treated.meaning : messages.inGoal;
  const besideGoal = isAboveGoal ? messages.aboveGoal : inGoal;
  const judgement = tellsGoal ? besideGoal : group === null ? '' : vitalsMessages.ownGoal[group];
  return {
    sentence: sufficient ? `${messages.sentence(shown, days)} ${judgement}`.trim() : messages.insufficient(days),
    stats: [
      {
        label: vitalsMessages.mean,
        value: shown,
        unit: 'mmHg',
        note: messages.meanNote,
        isInsufficient: !sufficient,
      },
      ...(tellsGoal
        ? [
            {
              label: vitalsMessages.usualGoal,
              value: formatPressure(PRESSURE_GOAL_BELOW),
              unit: 'mmHg',
              note: messages.goalNote,
            },
          ]
        : []),
      {
        label: vitalsMessages.count,
        value: formatNumber(readingCount),
        unit: vitalsMessages.inDays(days),
        note: messages.countNote,
      },
    ],
  };
};
