import { dayOf } from '@vida/contract/core/time.ts';
import { type DayFocus, DEFAULT_PROGRAM_NAME } from '@vida/contract/exercises/exercise-kinds.ts';
import type {
  ExerciseProgram,
  ExerciseProgramChange,
  SentExercise,
} from '@vida/contract/exercises/exercise-schemas.ts';
import type { ExerciseLevel, HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { AdviceSource } from '@vida/contract/recommendations/recommendation-schemas.ts';
import type { DayPlan, DayRequest } from '../../adviser/built-in/movement/plan-day.ts';
import type { Explain } from '../../config/explain.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { exercisesMessages } from './exercises-messages.ts';
import { createExercisesRepository } from './exercises-repository.ts';
import type { StoredExercise } from './exercises-tables.ts';
import { besideDone, knowsAll, mergeSent, toStoredPlan } from './stored-exercises.ts';
import { toProgram, toProgramLevel } from './to-program.ts';
import {
  deriveTrainingStatus,
  type Owner,
  planFor,
  plannedList,
  type TrainingStatus,
  todaysList,
  todaysSession,
} from './training-status.ts';

export interface ExercisesDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** Another feature's: the profile, and the one level there is. */
  readonly readProfile: (userId: string, within?: Database | Transaction) => Promise<HealthProfile>;
  readonly setLevel: (userId: string, tx: Transaction, level: ExerciseLevel) => Promise<void>;
  /** A whole number for a new programme. */
  readonly drawSeed: () => number;
  /** The first session of a new programme, by the rules or a model behind them. */
  readonly planFirstDay: (request: DayRequest & { readonly userId: string }) => Promise<FirstDay>;
}

export interface FirstDay extends DayPlan {
  readonly source: AdviceSource;
}

/** A programme before it is stored. */
export interface ProgramDraft {
  readonly seed: number;
  readonly firstDay: FirstDay;
}

/** Exercise programmes: today's session, the week, and how they go on. */
export const createExercisesService = (deps: ExercisesDeps) => {
  const { db, clock, readProfile, setLevel, drawSeed, planFirstDay } = deps;

  const statusOf = async (owner: Owner, within: Database | Transaction): Promise<TrainingStatus> =>
    deriveTrainingStatus(within, owner, clock(), await readProfile(owner.userId, within));

  const read = async (owner: Owner, within: Database | Transaction = db): Promise<ExerciseProgram> =>
    toProgram(await statusOf(owner, within));

  /** Stores today's list, the rest of the day as it was. */
  const writeToday = async (
    { userId }: Owner,
    tx: Transaction,
    status: TrainingStatus,
    change: {
      readonly exercises: readonly StoredExercise[];
      readonly effort?: number;
      readonly focus?: DayFocus;
      readonly revision?: number;
    },
  ): Promise<void> => {
    const { program, today } = status;
    if (!program) throw notFound(exercisesMessages.noProgram);
    const session = todaysSession(status);
    const planned = program.ownExercises ? 'mixed' : planFor(status, program, today).focus;
    await createExercisesRepository(tx).writeSession(userId, {
      day: today,
      programId: program.id,
      focus: change.focus ?? session?.focus ?? planned,
      exercises: [...change.exercises],
      revision: change.revision ?? (session?.revision ?? 0) + 1,
      effort: change.effort ?? session?.effort ?? null,
      updatedAt: clock(),
    });
  };

  /** Today planned anew, unless something in it was done or the list is the person's own. */
  const replanToday = async (owner: Owner, tx: Transaction): Promise<void> => {
    const status = await statusOf(owner, tx);
    const { program, today } = status;
    if (!program || program.ownExercises) return;
    if (todaysList(status).some(({ completed }) => completed)) return;
    await createExercisesRepository(tx).changeProgram(owner.userId, program.id, { source: 'rules' });
    await writeToday(owner, tx, status, {
      exercises: plannedList(status, program, today),
      focus: planFor(status, program, today).focus,
    });
  };

  /** Begins a list of the person's own; what is done in it is today's. */
  const beginOwn = async (
    { userId }: Owner,
    tx: Transaction,
    status: TrainingStatus,
    name: string | null | undefined,
    exercises: readonly StoredExercise[],
  ): Promise<TrainingStatus> => {
    const program = await createExercisesRepository(tx).begin(userId, {
      name: name ?? DEFAULT_PROGRAM_NAME,
      source: 'rules',
      seed: drawSeed(),
      startedDay: status.today,
      ownExercises: exercises.map((exercise) => ({ ...exercise, completed: false })),
      createdAt: clock(),
    });
    return { ...status, program };
  };

  const changeList = async (
    owner: Owner,
    tx: Transaction,
    { name }: Pick<ExerciseProgramChange, 'name'>,
    sent: readonly SentExercise[],
  ): Promise<void> => {
    const status = await statusOf(owner, tx);
    const current = todaysList(status);
    const exercises = mergeSent(sent, current);
    const { program } = status;
    if (!program && exercises.length === 0) return;
    const begun = program ? status : await beginOwn(owner, tx, status, name, exercises);
    if (program && name != null && name !== program.name)
      await createExercisesRepository(tx).changeProgram(owner.userId, program.id, { name });
    await writeToday(owner, tx, begun, { exercises });
  };

  /** What a revision that came with a list says of it; nothing where none came. */
  const readRevision = (status: TrainingStatus, { exercises, revision }: ExerciseProgramChange) => {
    if (exercises == null || revision == null) return undefined;
    const isSame = revision === (todaysSession(status)?.revision ?? 0);
    // Around midnight both days may be at revision 0: yesterday's ids tell them apart.
    return isSame && knowsAll(exercises, todaysList(status)) ? 'same' : 'other';
  };

  return {
    /** Today's session with the week; an empty programme before the first. */
    read,

    /** The level, the whole list of today, or both. 409 with the fresh programme when the list was another by then. */
    change: async (
      owner: Owner,
      tx: Transaction,
      change: ExerciseProgramChange,
      expectSeen: (current: ExerciseProgram, said?: 'same' | 'other') => void,
    ): Promise<ExerciseProgram> => {
      const { exercises, exerciseLevel } = change;
      const status = await statusOf(owner, tx);
      expectSeen(toProgram(status), readRevision(status, change));
      if (exerciseLevel != null) {
        const { exerciseLevel: level } = await readProfile(owner.userId, tx);
        // Beside a list the level may only have been read: 'beginner' then is no wish to stop being sedentary.
        if (exercises == null || exerciseLevel !== toProgramLevel(level))
          await setLevel(owner.userId, tx, exerciseLevel);
      }
      if (exercises != null) await changeList(owner, tx, change, exercises);
      else await replanToday(owner, tx);
      return read(owner, tx);
    },

    /** Plans the first day; stores nothing, so that slow thinking holds no transaction. */
    draft: async (owner: Owner, explain?: Explain): Promise<ProgramDraft> => {
      const { profile, today, history, rules } = await statusOf(owner, db);
      explain?.('exercises', { ...rules.why(), mostIntense: rules.mostIntense, notices: rules.notices });
      const seed = drawSeed();
      const program = { seed, startedDay: today };
      const request = { userId: owner.userId, profile, today, day: today, program, history };
      return { seed, firstDay: await planFirstDay(request) };
    },

    /** Ends the running programme and begins the drafted one; what was done today stays in today's list. */
    generate: async (owner: Owner, tx: Transaction, { seed, firstDay }: ProgramDraft): Promise<ExerciseProgram> => {
      const before = await statusOf(owner, tx);
      const now = clock();
      await createExercisesRepository(tx).begin(owner.userId, {
        name: DEFAULT_PROGRAM_NAME,
        source: firstDay.source,
        seed,
        startedDay: dayOf(now, owner.timeZone),
        ownExercises: null,
        createdAt: now,
      });
      const status = await statusOf(owner, tx);
      const { program, today } = status;
      const isOfModel = firstDay.source === 'model';
      if (program && (isOfModel || todaysSession(before))) {
        const done = todaysList(before).filter(({ completed }) => completed);
        const planned = isOfModel
          ? toStoredPlan(firstDay.exercises, program.id, today)
          : plannedList(status, program, today);
        await writeToday(owner, tx, status, {
          exercises: besideDone(done, planned),
          focus: isOfModel ? firstDay.focus : planFor(status, program, today).focus,
        });
      }
      return read(owner, tx);
    },

    /** How hard today was; it changes nothing in the list. */
    rateEffort: async (owner: Owner, tx: Transaction, effort: number): Promise<ExerciseProgram> => {
      const status = await statusOf(owner, tx);
      await writeToday(owner, tx, status, {
        exercises: todaysList(status),
        effort,
        revision: todaysSession(status)?.revision ?? 0,
      });
      return read(owner, tx);
    },
  };
};

export type ExercisesService = ReturnType<typeof createExercisesService>;
