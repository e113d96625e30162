import { meanOf } from './glucose-figures.ts';

/** Resting heart rate of adults, beats a minute. Trained people have 40 to 60. */
export type HeartRateClass = 'low' | 'slightly_low' | 'usual' | 'slightly_high' | 'high';

export const LOW_HEART_RATE_BELOW = 50;
export const USUAL_HEART_RATE_FROM = 60;
export const USUAL_HEART_RATE_UP_TO = 100;
export const HIGH_HEART_RATE_ABOVE = 120;
export const EMERGENCY_HEART_RATE_ABOVE = 150;

export const classifyHeartRate = (bpm: number): HeartRateClass => {
  if (bpm < LOW_HEART_RATE_BELOW) return 'low';
  if (bpm < USUAL_HEART_RATE_FROM) return 'slightly_low';
  if (bpm <= USUAL_HEART_RATE_UP_TO) return 'usual';
  return bpm <= HIGH_HEART_RATE_ABOVE ? 'slightly_high' : 'high';
};

export type HeartRateAdvice = 'heart_rate_low' | 'heart_rate_high' | 'heart_rate_emergency' | null;

/** At rest: below 50 with dizziness or above 120 talk to somebody; above 150 SAMU. */
export const adviseOnHeartRate = (bpm: number): HeartRateAdvice => {
  if (bpm < LOW_HEART_RATE_BELOW) return 'heart_rate_low';
  if (bpm > EMERGENCY_HEART_RATE_ABOVE) return 'heart_rate_emergency';
  return bpm > HIGH_HEART_RATE_ABOVE ? 'heart_rate_high' : null;
};

/** A mean at rest says something from so many days on. */
export const SUFFICIENT_HEART_RATE_DAYS = 3;

/** A resting heart rate with its day, `yyyy-MM-dd` of the person. */
export interface DatedHeartRate {
  readonly day: string;
  readonly bpm: number;
}

/** The mean of a period at rest. */
export interface HeartRateFigures {
  readonly meanBpm: number | null;
  readonly days: number;
  /** Whether the mean carries a conclusion: at least three days. */
  readonly sufficient: boolean;
}

/** Mean and sufficiency of resting heart rates, in any order. */
export const computeHeartRateFigures = (readings: readonly DatedHeartRate[]): HeartRateFigures => {
  const days = new Set(readings.map(({ day }) => day)).size;
  return {
    meanBpm: meanOf(readings.map(({ bpm }) => bpm)),
    days,
    sufficient: days >= SUFFICIENT_HEART_RATE_DAYS,
  };
};
