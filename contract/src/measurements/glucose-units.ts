import type { GlucoseUnit } from '../auth/user.ts';
import { roundTo } from '../core/decimals.ts';

/** mg/dL in one mmol/L of glucose, the usual printed constant. The one home of the conversion. */
export const MG_DL_PER_MMOL_L = 18.0182;

/** A glucose value in mg/dL; four decimals are kept, so that a value typed in mmol/L reads back the same. */
export const toMgDl = (value: number, unit: GlucoseUnit): number =>
  unit === 'mg/dL' ? value : roundTo(value * MG_DL_PER_MMOL_L, 4);

/** mg/dL in the wanted unit, not rounded. */
export const fromMgDl = (glucoseMgDl: number, unit: GlucoseUnit): number =>
  unit === 'mg/dL' ? glucoseMgDl : glucoseMgDl / MG_DL_PER_MMOL_L;

/**
 * Whether a value in mg/dL was given in mmol/L with at most two decimals: the four decimals that `toMgDl` keeps tell.
 * No value that was given in mg/dL with fewer decimals is taken for one.
 */
export const wasGivenInMmolL = (glucoseMgDl: number): boolean =>
  !Number.isInteger(glucoseMgDl) && toMgDl(roundTo(glucoseMgDl / MG_DL_PER_MMOL_L, 2), 'mmol/L') === glucoseMgDl;

/** A bare number from here to there may be mmol/L, and from 20 also a dangerous mg/dL: ask, never guess. */
export const UNCLEAR_UNIT_FROM = 1.1;
export const UNCLEAR_UNIT_TO = 33.3;

export const isGlucoseUnitUnclear = (value: number): boolean => value >= UNCLEAR_UNIT_FROM && value <= UNCLEAR_UNIT_TO;
