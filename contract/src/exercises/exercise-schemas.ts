import { z } from 'zod';
import { idSchema } from '../core/ids.ts';
import { requiredTextSchema } from '../core/text.ts';
import { daySchema, instantSchema } from '../core/time-schemas.ts';
import { adviceSourceSchema } from '../recommendations/recommendation-schemas.ts';
import {
  DAY_FOCUSES,
  EFFORT,
  EXERCISE_CATEGORIES,
  EXERCISE_MINUTES,
  EXERCISE_PHASES,
  INTENSITIES,
  PROGRAM_LEVELS,
  PROGRAM_NOTICES,
} from './exercise-kinds.ts';
import { READINESS_ADVICES } from './readiness-rules.ts';

export const intensitySchema = z.enum(INTENSITIES);
export const programLevelSchema = z.enum(PROGRAM_LEVELS);

/** One exercise of today's session. */
export const exerciseSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Whole minutes. */
  duration: z.number().int(),
  intensity: intensitySchema,
  completed: z.boolean(),
  /** What it is in our library; null for what a person wrote and we do not know. */
  category: z.enum(EXERCISE_CATEGORIES).nullable(),
  phase: z.enum(EXERCISE_PHASES),
  /** Key of the drawing that shows it (figure/figures.ts); absent for what we do not know. */
  figure: z.string().optional(),
  /** Two or three Portuguese sentences; empty for what we do not know. */
  instructions: z.string(),
  /**
   * Entries of the profile that speak against it ('Dor no Joelho'): only what a person wrote or changed can have any.
   */
  avoidFor: z.array(z.string()),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/** An exercise as it is sent back: what the person decides. What the list answers beside it is ignored. */
export const sentExerciseSchema = z.strictObject({
  /** Absent for a new one. */
  id: idSchema.nullish(),
  name: requiredTextSchema(120),
  duration: z.number().int().min(EXERCISE_MINUTES.min).max(EXERCISE_MINUTES.max),
  intensity: intensitySchema,
  completed: z.boolean().default(false),
  // What the GET answers beside it may come back, and says nothing.
  category: z.unknown().optional(),
  phase: z.unknown().optional(),
  figure: z.unknown().optional(),
  instructions: z.unknown().optional(),
  avoidFor: z.unknown().optional(),
});
export type SentExercise = z.output<typeof sentExerciseSchema>;

export const MAX_EXERCISES = 20;

/** A day of this week: what is planned, and what was done. */
export const programDaySchema = z.object({
  day: daySchema,
  focus: z.enum(DAY_FOCUSES),
  plannedMinutes: z.number().int(),
  doneMinutes: z.number().int(),
});
export type ProgramDay = z.infer<typeof programDaySchema>;

/** Before the first programme: no exercises, `targetDays` null, week 1, `createdAt` null. */
export const exerciseProgramSchema = z.object({
  name: z.string(),
  /** Today's session. */
  exercises: z.array(exerciseSchema),
  exerciseLevel: programLevelSchema,
  targetDays: z.number().int().nullable(),
  currentWeek: z.number().int(),
  /** Raised by every change of today's list; sent back, it guards the list as the etag does. */
  revision: z.number().int(),
  day: daySchema,
  focus: z.enum(DAY_FOCUSES),
  /** Monday to Sunday; empty before the first programme. */
  week: z.array(programDaySchema),
  /**
   * Minutes done this week as `weightedMinutes` counts them: a vigorous one twice, breathing and light stretching not.
   */
  weekMinutes: z.number().int(),
  notices: z.array(z.enum(PROGRAM_NOTICES)),
  /** Conditions and medicines of today's profile that no rule of exercise knows: 'Marevan', 'psoríase'. */
  notAdjustedFor: z.array(z.string()),
  /** What today's profile has to say about today's exercises, the gravest first; absent: nothing. */
  warnings: z.array(z.string()).optional(),
  /** Effort 0 to 10 that the person reported today; null: none. */
  effort: z.number().int().nullable(),
  source: adviceSourceSchema,
  createdAt: instantSchema.nullable(),
});
export type ExerciseProgram = z.infer<typeof exerciseProgramSchema>;

const saysSomething = (change: { exercises?: unknown; exerciseLevel?: unknown }): boolean =>
  (change.exercises ?? change.exerciseLevel) != null;

/** Today's whole list, or the level, or a list of one's own with its name. */
export const exerciseProgramChangeSchema = z
  .strictObject({
    name: requiredTextSchema(120).nullish(),
    exercises: z.array(sentExerciseSchema).max(MAX_EXERCISES).nullish(),
    exerciseLevel: programLevelSchema.nullish(),
    /** Of the list that was changed; an older one is a 409 `stale` whose `current` is the fresh programme. */
    revision: z.number().int().min(0).nullish(),
  })
  .refine(saysSomething, { path: ['exercises'], params: { reason: 'required' } });
export type ExerciseProgramChange = z.output<typeof exerciseProgramChangeSchema>;

export const newEffortSchema = z.strictObject({ effort: z.number().int().min(EFFORT.min).max(EFFORT.max) });

/** Whether to start now, from what was measured lately. */
export const readinessSchema = z.object({
  /** The most careful one first; `start` alone when nothing speaks against it. */
  advices: z.array(z.enum(READINESS_ADVICES)),
  /** mg/dL or null where it was only flagged; with its moment. */
  glucose: z
    .object({
      value: z.number().nullable(),
      rangeFlag: z.enum(['low', 'high']).nullable(),
      measuredAt: instantSchema,
    })
    .nullable(),
  pressure: z.object({ systolic: z.number(), diastolic: z.number(), measuredAt: instantSchema }).nullable(),
  heartRate: z.object({ bpm: z.number(), measuredAt: instantSchema }).nullable(),
});
export type Readiness = z.infer<typeof readinessSchema>;
