import { dayOf } from '@vida/contract/core/time.ts';
import { classifyHba1c, hba1cGoalOf } from '@vida/contract/measurements/hba1c-rules.ts';
import {
  classifyHeartRate,
  SUFFICIENT_HEART_RATE_DAYS,
  USUAL_HEART_RATE_FROM,
  USUAL_HEART_RATE_UP_TO,
} from '@vida/contract/measurements/heart-rate-rules.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { classifyPressure, PRESSURE_GOAL_BELOW } from '@vida/contract/measurements/pressure-rules.ts';
import { classifyWaist, RAISED_WAIST_FROM } from '@vida/contract/measurements/waist-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { levelsAround } from '../../../ui/charts/chart-ticks.ts';
import { bodySizeMessages } from '../metric-messages.ts';
import {
  type ClassWords,
  hba1cWords,
  heartRateWords,
  pressureWords,
  waistOfBoth,
  waistWords,
} from './class-messages.ts';
import {
  isOlderAndTreated,
  summarizeBodySize,
  summarizeHba1c,
  summarizeMean,
  summarizePressure,
  tellsGoals,
} from './summaries.ts';
import type { PeriodSummary, Vital, VitalType } from './vital.ts';
import { vitalsMessages as messages } from './vitals-messages.ts';

const PRESSURE_LEVELS = [60, PRESSURE_GOAL_BELOW.diastolic, 100, PRESSURE_GOAL_BELOW.systolic, 160];
const HEART_RATE_LEVELS = [40, USUAL_HEART_RATE_FROM, 80, USUAL_HEART_RATE_UP_TO, 120];
const LEAST_WEIGHT_SPAN_KG = 4;
const LEAST_WAIST_SPAN_CM = 8;
const LEAST_HBA1C_SPAN = 2;

/** Round levels around values and goals; a goal takes the place of a level that it would write over. */
const levelsWith = (goals: readonly number[], values: readonly number[], leastSpan: number): readonly number[] => {
  const levels = levelsAround([...values, ...goals], leastSpan);
  const [first = 0, second = 0] = levels;
  const isFree = (level: number): boolean => goals.every((goal) => Math.abs(goal - level) * 2 >= second - first);
  // The two ends stay: values lie between them.
  const ends = [first, levels.at(-1) ?? first];
  return [...new Set([...ends, ...levels.filter(isFree), ...goals])].sort((a, b) => a - b);
};

/** Every metric beside glucose: a new one is a row here. */
export const vitals: Readonly<Record<VitalType, Vital>> = {
  blood_pressure: {
    classify: ({ value, diastolic }, care) =>
      pressureWords[classifyPressure({ systolic: value, diastolic }, isOlderAndTreated(care))],
    scale: (_, care) => ({
      ticks: PRESSURE_LEVELS,
      goals: tellsGoals(care) ? [PRESSURE_GOAL_BELOW.diastolic, PRESSURE_GOAL_BELOW.systolic] : [],
    }),
    summarize: summarizePressure,
  },
  weight: {
    plainNote: () => bodySizeMessages.weight.latestNote,
    scale: (values) => ({ ticks: levelsAround(values, LEAST_WEIGHT_SPAN_KG) }),
    summarize: summarizeBodySize('weight'),
  },
  heart_rate: {
    classify: ({ value }) => heartRateWords[classifyHeartRate(value)],
    scale: (_, care) => ({
      ticks: HEART_RATE_LEVELS,
      ...(tellsGoals(care) && { band: { from: USUAL_HEART_RATE_FROM, to: USUAL_HEART_RATE_UP_TO } }),
    }),
    summarize: summarizeMean('heart_rate', SUFFICIENT_HEART_RATE_DAYS),
  },
  hba1c: {
    classify: ({ value }, care) => {
      const hba1cClass = classifyHba1c(value, care);
      return hba1cClass && hba1cWords[hba1cClass];
    },
    caution: ({ group, hasKidneyDisease }) =>
      group === 'pregnant' || hasKidneyDisease ? messages.hba1c.unreliable : null,
    scale: (values, care) => {
      const goal = care?.hasDiabetes ? hba1cGoalOf(care.group) : null;
      const goals = goal === null ? [] : [goal];
      return { ticks: levelsWith(goals, values, LEAST_HBA1C_SPAN), goals };
    },
    summarize: summarizeHba1c,
  },
  waist: {
    classify: ({ value }, { sex, hasEatingRisk }) =>
      sex === null || hasEatingRisk ? null : waistWords[classifyWaist(value, sex)],
    plainNote: ({ group, hasEatingRisk }) => {
      if (hasEatingRisk) return bodySizeMessages.waist.latestNote;
      return hasTargets(group) ? waistOfBoth : null;
    },
    scale: (values, care) => {
      const limit = care?.sex && tellsGoals(care) && !care.hasEatingRisk ? RAISED_WAIST_FROM[care.sex] : null;
      const goals = limit === null ? [] : [limit];
      return { ticks: levelsWith(goals, values, LEAST_WAIST_SPAN_CM), goals };
    },
    summarize: summarizeBodySize('waist'),
  },
};

type Read = Pick<HealthMetric, 'metricType' | 'value' | 'diastolic'>;

/**
 * The class of a reading in words; null where none is told: in pregnancy, under 18, and while the profile is not known.
 */
export const readVital = ({ metricType, value, diastolic }: Read, care: Care | null): ClassWords | null => {
  if (metricType === 'glucose' || value === null || care === null || !hasTargets(care.group)) return null;
  if (metricType === 'blood_pressure' && diastolic === null) return null;
  return vitals[metricType].classify?.({ value, diastolic: diastolic ?? 0 }, care) ?? null;
};

/** What is said of a reading without a class; null for nothing. */
export const plainNoteOf = (type: VitalType, care: Care): string | null =>
  vitals[type].plainNote?.(care) ?? (hasTargets(care.group) ? null : messages.ownGoal[care.group]);

/** What the readings of a period say; ascending, at least one. */
export const summarizeVital = (
  type: VitalType,
  metrics: readonly HealthMetric[],
  { care, timeZone, today }: { readonly care: Care | null; readonly timeZone: string; readonly today: string },
): PeriodSummary => {
  const readings = metrics.map(({ measuredAt, value, diastolic }) => ({
    at: new Date(measuredAt).getTime(),
    day: dayOf(new Date(measuredAt), timeZone),
    value: value ?? 0,
    diastolic: diastolic ?? 0,
  }));
  return vitals[type].summarize(readings, care, today);
};
