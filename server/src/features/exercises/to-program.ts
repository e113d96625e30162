import { DEFAULT_PROGRAM_NAME, type ProgramLevel } from '@vida/contract/exercises/exercise-kinds.ts';
import { doneMinutes, doneWeightedMinutes } from '@vida/contract/exercises/exercise-rules.ts';
import type { ExerciseProgram, ProgramDay } from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseLevel } from '@vida/contract/profile/profile-schemas.ts';
import { targetDaysOf } from '../../adviser/built-in/movement/plan-day.ts';
import { programWeekOf } from '../../adviser/built-in/movement/progress.ts';
import { exerciseNotAdjustedFor } from '../../adviser/guardrails/movement/exercise-rules.ts';
import { warningsOfPlan } from '../../adviser/warnings/plan-warnings.ts';
import { knownExercise, minutesOf, toExercise } from './stored-exercises.ts';
import { planFor, type TrainingStatus, todaysList, todaysSession } from './training-status.ts';

/** The three levels of a programme: 'sedentary', or none yet, reads as beginner. */
export const toProgramLevel = (level: ExerciseLevel | null): ProgramLevel =>
  level === null || level === 'sedentary' ? 'beginner' : level;

const toDay = (status: TrainingStatus, day: string): ProgramDay => {
  const { program, sessions, today } = status;
  const session = sessions.find((one) => one.day === day);
  if (session) {
    const exercises = day === today ? todaysList(status) : session.exercises;
    return {
      day,
      focus: session.focus,
      plannedMinutes: minutesOf(exercises),
      doneMinutes: doneMinutes(exercises),
    };
  }
  if (program === undefined || day < program.startedDay)
    return { day, focus: 'rest', plannedMinutes: 0, doneMinutes: 0 };
  const { focus, exercises } = program.ownExercises
    ? ({ focus: 'mixed', exercises: program.ownExercises } as const)
    : planFor(status, program, day);
  return { day, focus, plannedMinutes: minutesOf(exercises), doneMinutes: 0 };
};

/** What somebody without a programme is answered (product decision: exercise). */
const beforeTheFirst = ({ profile, today }: TrainingStatus): ExerciseProgram => ({
  name: DEFAULT_PROGRAM_NAME,
  exercises: [],
  exerciseLevel: toProgramLevel(profile.exerciseLevel),
  targetDays: null,
  currentWeek: 1,
  revision: 0,
  day: today,
  focus: 'rest',
  week: [],
  weekMinutes: 0,
  notices: [],
  notAdjustedFor: [],
  warnings: [],
  effort: null,
  source: 'rules',
  createdAt: null,
});

/** The running programme as it is answered. */
export const toProgram = (status: TrainingStatus): ExerciseProgram => {
  const { profile, rules, today, program, weekDays, sessions } = status;
  if (!program) return beforeTheFirst(status);
  const session = todaysSession(status);
  const list = todaysList(status);
  const week = weekDays.map((day) => toDay(status, day));
  return {
    name: program.name,
    exercises: list.map((exercise) => toExercise(exercise, rules)),
    exerciseLevel: toProgramLevel(profile.exerciseLevel),
    targetDays: program.ownExercises ? null : targetDaysOf(profile, today),
    currentWeek: programWeekOf(program.startedDay, today),
    revision: session?.revision ?? 0,
    day: today,
    focus: week.find(({ day }) => day === today)?.focus ?? 'rest',
    week,
    weekMinutes: sessions.reduce((sum, { exercises }) => sum + doneWeightedMinutes(exercises), 0),
    notices: [...(program.ownExercises ? rules.notices : planFor(status, program, today).notices)],
    notAdjustedFor: [...exerciseNotAdjustedFor(profile)],
    warnings: warningsOfPlan(profile, { exercises: list.flatMap((exercise) => knownExercise(exercise) ?? []) }, today),
    effort: session?.effort ?? null,
    // A model chooses the first day only; the rules plan the others.
    source: program.startedDay === today ? program.source : 'rules',
    createdAt: program.createdAt.toISOString(),
  };
};
