import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { weekdayOf } from '../../adviser/built-in/movement/day-focus.ts';
import { type DayPlan, planDay } from '../../adviser/built-in/movement/plan-day.ts';
import type { TrainedDay } from '../../adviser/built-in/movement/trained-days.ts';
import { type ExerciseRules, exerciseRulesOf } from '../../adviser/guardrails/movement/exercise-rules.ts';
import { findExerciseById } from '../../adviser/movement/exercise-library.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { createExercisesRepository, type ProgramRow, type SessionRow } from './exercises-repository.ts';
import type { StoredExercise } from './exercises-tables.ts';
import { toStoredPlan } from './stored-exercises.ts';

/** Everything that a person's training rests on, read once. */
export interface TrainingStatus {
  readonly profile: HealthProfile;
  readonly rules: ExerciseRules;
  readonly today: string;
  readonly program: ProgramRow | undefined;
  /** Monday to Sunday of this week. */
  readonly weekDays: readonly string[];
  /** Days of this week on which something was changed or done. */
  readonly sessions: readonly SessionRow[];
  readonly history: readonly TrainedDay[];
}

export interface Owner {
  readonly userId: string;
  readonly timeZone: string;
}

const weekOf = (day: string): readonly string[] => {
  const monday = addDaysTo(day, -weekdayOf(day));
  return Array.from({ length: 7 }, (_, at) => addDaysTo(monday, at));
};

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

export const deriveTrainingStatus = async (
  db: Database | Transaction,
  { userId, timeZone }: Owner,
  now: Date,
  profile: HealthProfile,
): Promise<TrainingStatus> => {
  const repository = createExercisesRepository(db);
  const today = dayOf(now, timeZone);
  const weekDays = weekOf(today);
  const [monday = today, sunday = today] = [weekDays[0], weekDays[6]];
  const program = await repository.findRunning(userId);
  const since = earlierOf(program?.startedDay ?? today, addDaysTo(today, -1));
  return {
    profile,
    rules: exerciseRulesOf(profile, today),
    today,
    program,
    weekDays,
    sessions: await repository.listSessions(userId, monday, sunday),
    history: program ? await repository.listTrainedDays(userId, since) : [],
  };
};

/** What the running programme plans for a day. */
export const planFor = (status: TrainingStatus, program: ProgramRow, day: string): DayPlan =>
  planDay({ profile: status.profile, today: status.today, day, program, history: status.history });

/** The day's list before anything in it was changed; its ids are the same on every look. */
export const plannedList = (status: TrainingStatus, program: ProgramRow, day: string): readonly StoredExercise[] =>
  program.ownExercises ?? toStoredPlan(planFor(status, program, day).exercises, program.id, day);

export const todaysSession = ({ sessions, today }: TrainingStatus): SessionRow | undefined =>
  sessions.find(({ day }) => day === today);

/** What the profile rules out by now leaves the list, unless the person wrote it or has done it. */
const isStillRight = ({ libraryId, completed }: StoredExercise, rules: ExerciseRules): boolean => {
  if (libraryId === null || completed) return true;
  const known = findExerciseById(libraryId);
  return known !== undefined && rules.allows(known);
};

/** Today's list as it is now; empty without a programme. */
export const todaysList = (status: TrainingStatus): readonly StoredExercise[] => {
  const { program, rules, today } = status;
  if (!program) return [];
  const session = todaysSession(status);
  if (!session) return plannedList(status, program, today);
  const right = session.exercises.filter((exercise) => isStillRight(exercise, rules));
  const isRuledOut = right.length === 0 && session.exercises.length > 0;
  return isRuledOut ? plannedList(status, program, today) : right;
};
