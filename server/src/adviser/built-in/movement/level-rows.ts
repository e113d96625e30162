import type { DayFocus, Intensity } from '@vida/contract/exercises/exercise-kinds.ts';
import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import type { ExerciseRules } from '../../guardrails/movement/exercise-rules.ts';

/** How a level trains (domain rules of exercise, section 3). */
export interface LevelRow {
  /** Minutes of a session: from, up to, and in the first week. */
  readonly minutes: { readonly min: number; readonly max: number; readonly start: number };
  /** Minutes of a light day: stretching, breathing, a stroll. */
  readonly lightMinutes: number;
  readonly targetDays: number;
  /** Monday to Sunday; strength ('strength' and 'mixed') never two days running, Sunday and Monday included. */
  readonly week: readonly DayFocus[];
  /** Days of the week, Monday 0, on which a vigorous exercise may come. */
  readonly hardDays: readonly number[];
  readonly strengthExercises: number;
  readonly mostIntense: Intensity;
}

export const LEVEL_ROWS: Readonly<Record<ExerciseLevel, LevelRow>> = {
  sedentary: {
    minutes: { min: 10, max: 20, start: 18 },
    lightMinutes: 14,
    targetDays: 3,
    week: ['mixed', 'light', 'mixed', 'light', 'mixed', 'light', 'light'],
    hardDays: [],
    strengthExercises: 2,
    mostIntense: 'low',
  },
  beginner: {
    minutes: { min: 20, max: 30, start: 24 },
    lightMinutes: 15,
    targetDays: 4,
    week: ['mixed', 'aerobic', 'light', 'mixed', 'light', 'aerobic', 'light'],
    hardDays: [],
    strengthExercises: 3,
    mostIntense: 'moderate',
  },
  intermediate: {
    minutes: { min: 30, max: 45, start: 34 },
    lightMinutes: 20,
    targetDays: 5,
    week: ['strength', 'aerobic', 'strength', 'light', 'mixed', 'aerobic', 'light'],
    hardDays: [5],
    strengthExercises: 4,
    mostIntense: 'high',
  },
  advanced: {
    minutes: { min: 40, max: 60, start: 44 },
    lightMinutes: 20,
    targetDays: 6,
    week: ['strength', 'aerobic', 'strength', 'aerobic', 'mixed', 'aerobic', 'light'],
    hardDays: [1, 5],
    strengthExercises: 4,
    mostIntense: 'high',
  },
};

const ORDER: readonly ExerciseLevel[] = ['sedentary', 'beginner', 'intermediate', 'advanced'];

export const rankOf = (level: ExerciseLevel): number => ORDER.indexOf(level);

/** `steps` levels back, never below the first. */
export const stepBack = (level: ExerciseLevel, steps: number): ExerciseLevel =>
  ORDER[Math.max(0, rankOf(level) - steps)] ?? 'sedentary';

/** Who may only move lightly trains at most as a beginner does. */
export const trainedLevel = (chosen: ExerciseLevel | null, rules: ExerciseRules): ExerciseLevel => {
  const level = chosen ?? 'beginner';
  return rules.mostIntense === 'low' && rankOf(level) > rankOf('beginner') ? 'beginner' : level;
};

/** Four exercises with warm-up and stretching do not fit into less. */
const LEAST_SESSION_MINUTES = 14;
/** Long warm-up and cool-down leave the heart ten minutes of work between them: 30 minutes in all. */
const CARDIAC_MINUTES = { min: 30, max: 30, start: 30 } as const;

/** The row of a level, as a person's rules bend it. */
export const rowFor = (level: ExerciseLevel, rules: ExerciseRules): LevelRow => {
  const row = LEVEL_ROWS[level];
  if (rules.longWarmUpMinutes !== null) return { ...row, minutes: CARDIAC_MINUTES };
  const start = Math.max(LEAST_SESSION_MINUTES, Math.round(row.minutes.start * rules.doseFactor));
  return {
    ...row,
    lightMinutes: Math.max(LEVEL_ROWS.sedentary.lightMinutes, Math.round(row.lightMinutes * rules.doseFactor)),
    minutes: { ...row.minutes, min: Math.min(start, row.minutes.min), start },
  };
};
