import { SUFFICIENT_ACTIVE_PERCENT, SUFFICIENT_SINGLE_READINGS } from '@vida/contract/measurements/data-sufficiency.ts';
import { count, formatDecimal } from '../format-values.ts';
import type { Rules } from '../tip-rule.ts';

/** From this many readings without a moment of the day it is worth asking for it. */
const UNMARKED_PATTERN = 5;

/** Where data are missing a tip asks for them and never fills the gap; and the quiet tips of every day. */
export const basicsRules: Rules = {
  'empty-profile': ({ isProfileEmpty }) => isProfileEmpty,
  'birth-date-missing': ({ isProfileEmpty, ageYears }) => !isProfileEmpty && ageYears === null,
  'no-readings': ({ hasDiabetes, glucose, olderGlucose }) =>
    glucose.summary.readingCount === 0 &&
    olderGlucose === null && { priority: hasDiabetes ? 'high' : 'low', head: hasDiabetes },
  'few-readings': ({ glucose: { summary } }) =>
    summary.basis === 'single' &&
    !summary.sufficient && {
      readings: count(summary.readingCount, 'medição', 'medições'),
      days: count(summary.daysWithReadings, 'dia', 'dias'),
      sufficient: SUFFICIENT_SINGLE_READINGS,
    },
  'sensor-gaps': ({ glucose: { summary } }) =>
    summary.basis === 'sensor' &&
    !summary.sufficient &&
    summary.activePercent !== null && {
      percent: formatDecimal(summary.activePercent, 0),
      sufficient: SUFFICIENT_ACTIVE_PERCENT,
    },
  'moments-missing': ({ glucose: { unmarkedCount, singleCount } }) =>
    unmarkedCount >= UNMARKED_PATTERN &&
    unmarkedCount * 2 > singleCount && { unmarked: unmarkedCount, all: singleCount },
  'nights-missing': ({ sleep }) => sleep.nights.length === 0,
  'few-nights': ({ sleep: { nights, means } }) =>
    means === null && nights.length > 0 && { nights: count(nights.length, 'noite registrada', 'noites registradas') },
  'medicines-missing': ({ areMedicinesMissing, isProfileEmpty }) => areMedicinesMissing && !isProfileEmpty,

  // One for every category, so that nobody asks in vain.
  'move-a-little': ({ canWalk }) => ({ how: canWalk }),
  // Recorded nights say more.
  'sleep-routine': ({ sleep }) => sleep.means === null,
  'tell-somebody': () => true,
  'medicine-card': ({ areMedicinesMissing }) => ({ no_medicines: areMedicinesMissing }),
  'next-visit': ({ isProfileEmpty }) => !isProfileEmpty,
};
