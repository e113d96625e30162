import {
  SUFFICIENT_ACTIVE_PERCENT,
  SUFFICIENT_SINGLE_READINGS,
} from '@vida/contract/measurements/data-sufficiency.ts';
import type { Facts } from '../facts/facts.ts';
import type { Rules } from '../tip-rule.ts';
import { count, formatDecimal } from '../words.ts';

/** From this many readings without a moment of the day it is worth asking for it. */
const UNMARKED_PATTERN = 5;

const hasNoMedicines = ({ areMedicinesUnknown, hasOwnMedicines }: Facts): boolean =>
  areMedicinesUnknown && !hasOwnMedicines;

/** Where data are missing a tip asks for them; it never fills the gap. */
export const missingDataRules: Rules = {
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
    means === null &&
    nights.length > 0 && { nights: count(nights.length, 'noite registrada', 'noites registradas') },
  'medicines-missing': (facts) => hasNoMedicines(facts) && !facts.isProfileEmpty,
};

/** One quiet tip for every category, so that nobody asks in vain. */
export const everydayRules: Rules = {
  'move-a-little': ({ canWalk }) => ({ how: canWalk }),
  // Recorded nights say more.
  'sleep-routine': ({ sleep }) => sleep.means === null,
  'tell-somebody': () => true,
  'medicine-card': (facts) => ({ no_medicines: hasNoMedicines(facts) }),
  'next-visit': ({ isProfileEmpty }) => !isProfileEmpty,
};
