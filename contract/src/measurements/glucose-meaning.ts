import { type CareGroup, hasTargets } from '../profile/care-rules.ts';
import { AFTER_MEAL_BELOW_MG_DL, bandOf, contextGoalOf, isWithinBand } from './glucose-goals.ts';
import {
  adviseOnReading,
  type GlucoseAdvice,
  type GlucoseBand,
  type GlucoseLevel,
  isAboveLimit,
  isBelowLimit,
  STANDARD_BAND,
} from './glucose-rules.ts';
import type { MetricContext } from './metric-kinds.ts';

/** Up to so much above a limit is 'um pouco acima' (our choice, no guideline). */
export const SLIGHTLY_ABOVE_MG_DL = 20;

/**
 * Without diabetes: usual below 100 fasting and below 140 otherwise; from 126 and 200 on a matter for a doctor soon
 * (Sociedade Brasileira de Diabetes 2023). Never a diagnosis: that is a laboratory's and a doctor's.
 */
export const FASTING_USUAL_BELOW_MG_DL = 100;
export const USUAL_BELOW_MG_DL = 140;
export const FASTING_SHOW_DOCTOR_FROM_MG_DL = 126;
export const SHOW_DOCTOR_FROM_MG_DL = 200;

/** A single reading as far as its meaning goes. */
export interface ReadGlucose extends GlucoseLevel {
  readonly context: MetricContext | null;
}

/** For whom a reading is read. */
export interface GlucoseReader {
  readonly group: CareGroup;
  /** Whether the usual goals of diabetes hold: with diabetes, and while nothing is known of the person. */
  readonly hasGoals: boolean;
}

/** Where a value stands; `limitMgDl` is the end of the band that it passed. */
type Placed =
  | { readonly place: 'within' }
  | { readonly place: 'below' | 'slightly_above' | 'above'; readonly limitMgDl: number };

/** What one reading means for this person. */
export type GlucoseMeaning =
  /** It asks for something at once, which goes before everything else. */
  | { readonly kind: 'advice'; readonly advice: NonNullable<GlucoseAdvice> }
  /** A professional sets the targets (pregnancy, under 18): at most that a limit was passed, never that all is well. */
  | { readonly kind: 'guided'; readonly aboveMgDl: number | null }
  /** Beside the usual goal of the moment, or the standard band where a moment has none. */
  | ({ readonly kind: 'goal'; readonly band: GlucoseBand; readonly isMomentGoal: boolean } & Placed)
  /** Beside what is usual without diabetes; `slightly_above` is worth showing, `above` soon. */
  | ({ readonly kind: 'usual'; readonly belowMgDl: number } & Placed);

const placeUsual = (value: number, isFasting: boolean): GlucoseMeaning => {
  const belowMgDl = isFasting ? FASTING_USUAL_BELOW_MG_DL : USUAL_BELOW_MG_DL;
  if (value < belowMgDl) return { kind: 'usual', belowMgDl, place: 'within' };
  const isForDoctor = value >= (isFasting ? FASTING_SHOW_DOCTOR_FROM_MG_DL : SHOW_DOCTOR_FROM_MG_DL);
  return { kind: 'usual', belowMgDl, place: isForDoctor ? 'above' : 'slightly_above', limitMgDl: belowMgDl };
};

const placeInGoal = (value: number, context: MetricContext | null, group: CareGroup): GlucoseMeaning => {
  const goal = contextGoalOf(context, group);
  const band = goal ?? STANDARD_BAND;
  const told = { kind: 'goal', band, isMomentGoal: goal !== null } as const;
  if (isBelowLimit(value, band.from)) return { ...told, place: 'below', limitMgDl: band.from };
  if (isWithinBand(value, band, context)) return { ...told, place: 'within' };
  const limitMgDl = context === 'pos_refeicao' ? AFTER_MEAL_BELOW_MG_DL : band.to;
  const isSlight = value <= limitMgDl + SLIGHTLY_ABOVE_MG_DL;
  return { ...told, place: isSlight ? 'slightly_above' : 'above', limitMgDl };
};

/** What a single reading means for this person; never a dose, never praise for what is too low. */
export const readGlucose = (reading: ReadGlucose, { group, hasGoals }: GlucoseReader): GlucoseMeaning => {
  const { value, context } = reading;
  const advice = adviseOnReading(reading);
  if (advice !== null) return { kind: 'advice', advice };
  if (value === null || !hasTargets(group)) {
    const { to } = bandOf(group);
    return { kind: 'guided', aboveMgDl: value !== null && isAboveLimit(value, to) ? to : null };
  }
  return hasGoals ? placeInGoal(value, context, group) : placeUsual(value, context === 'jejum');
};
