import { dayOf, daysBetween } from '@vida/contract/core/time.ts';
import {
  type CessationCheck,
  type CessationPlan,
  MAX_QUIT_DAY_DISTANCE,
  type NewCessationCheck,
  type NewCessationPlan,
  type NewCraving,
} from '@vida/contract/substances/cessation-schemas.ts';
import { milestoneOf } from '@vida/contract/substances/milestone-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { conflict, invalid, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createCessationHistoryRepository } from './cessation-history-repository.ts';
import { createCessationPlansRepository, type PlanRow, type PlanRowContent } from './cessation-plans-repository.ts';
import { readPlans } from './read-plans.ts';
import { substancesMessages } from './substances-messages.ts';

const MAX_LISTED = 20;

type Owner = Pick<Viewer, 'userId' | 'timeZone'>;

const refuse = (field: string, message: string) => invalid([{ field, message }]);
const earlierOf = (one: string, other: string): string => (one < other ? one : other);

const toContent = (input: NewCessationPlan): PlanRowContent => ({
  ...input,
  unitPriceCents: input.unitPriceCents ?? null,
  reason: input.reason || null,
});

const refuseFarQuitDay = (quitDay: string, today: string): void => {
  if (Math.abs(daysBetween(today, quitDay)) > MAX_QUIT_DAY_DISTANCE)
    throw refuse('quitDay', substancesMessages.quitDayTooFar);
};

/** So many days without, reached for the first time since the last use. */
interface DaysWithout {
  readonly substanceType: SubstanceType;
  readonly days: number;
}

/**
 * Brings what a person's running plans were congratulated on in line with how they go, and answers the milestones that
 * are new. For the substances whose days a write has just `rewritten` that happens without a word: a relapse takes back
 * what was reached, so that the first day without is worth telling again, and is itself no moment to congratulate.
 */
const followMilestones = async (
  { userId, timeZone }: { readonly userId: string; readonly timeZone: string },
  tx: Transaction,
  now: Date,
  rewritten: readonly SubstanceType[],
): Promise<readonly DaysWithout[]> => {
  const repository = createCessationPlansRepository(tx);
  const rows = await repository.listRunning(userId);
  const celebratedOf = new Map(rows.map(({ id, celebratedDays }) => [id, celebratedDays]));
  const plans = await readPlans(tx, userId, rows, now, timeZone);
  const reached = plans.map(({ id, substanceType, progress }) => ({
    id,
    substanceType,
    days: milestoneOf(progress.daysWithout) ?? 0,
    celebrated: celebratedOf.get(id) ?? 0,
    isRewritten: rewritten.includes(substanceType),
  }));
  const moved = reached.filter(({ days, celebrated, isRewritten }) =>
    isRewritten ? days !== celebrated : days > celebrated,
  );
  for (const { id, days } of moved) await repository.update(userId, id, { celebratedDays: days });
  return moved.filter(({ isRewritten }) => !isRewritten).map(({ substanceType, days }) => ({ substanceType, days }));
};

export interface CessationDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** Tells the person of days without. */
  readonly notifyDaysWithout: (userId: string, tx: Transaction, reached: DaysWithout) => Promise<void>;
}

/** Plans to stop or to use less, and what happens in them. */
export const createCessationService = ({ db, clock, notifyDaysWithout }: CessationDeps) => {
  const todayOf = ({ timeZone }: Owner): string => dayOf(clock(), timeZone);

  const toPlan = async ({ userId, timeZone }: Owner, tx: Transaction, row: PlanRow): Promise<CessationPlan> => {
    const [plan] = await readPlans(tx, userId, [row], clock(), timeZone);
    if (!plan) throw new Error('a row without a plan');
    return plan;
  };

  const find = async (userId: string, tx: Transaction, id: string): Promise<PlanRow> => {
    const row = await createCessationPlansRepository(tx).find(userId, id);
    if (!row) throw notFound(substancesMessages.planNotFound);
    return row;
  };

  const findRunning = async (userId: string, tx: Transaction, id: string): Promise<PlanRow> => {
    const row = await find(userId, tx, id);
    if (row.endedAt) throw conflict('plan_ended', substancesMessages.planEnded);
    return row;
  };

  /** Tells of new milestones, but not of those of a substance whose days this write has `rewritten`. */
  const follow = async (owner: Owner, tx: Transaction, rewritten: readonly SubstanceType[]): Promise<void> => {
    for (const reached of await followMilestones(owner, tx, clock(), rewritten))
      await notifyDaysWithout(owner.userId, tx, reached);
  };

  /** Refuses a change that is none of a running plan's: another substance, or a later day that hides a relapse. */
  const checkChange = async (owner: Owner, tx: Transaction, row: PlanRow, input: NewCessationPlan) => {
    if (input.substanceType !== row.substanceType)
      throw refuse('substanceType', substancesMessages.substanceNeverChanges);
    if (input.quitDay === row.quitDay) return;
    refuseFarQuitDay(input.quitDay, todayOf(owner));
    const { progress } = await toPlan(owner, tx, row);
    if (progress.relapseDays.some((day) => day < input.quitDay))
      throw refuse('quitDay', substancesMessages.quitDayHidesHistory);
  };

  return {
    follow,

    list: async ({ userId, timeZone }: Owner): Promise<CessationPlan[]> => {
      const rows = await createCessationPlansRepository(db).list(userId, MAX_LISTED);
      return readPlans(db, userId, rows, clock(), timeZone);
    },

    /** Begins today, or on the quit day of somebody who has already stopped. */
    add: async (owner: Owner, tx: Transaction, input: NewCessationPlan): Promise<CessationPlan> => {
      const today = todayOf(owner);
      refuseFarQuitDay(input.quitDay, today);
      const row = await createCessationPlansRepository(tx).insert(owner.userId, {
        ...toContent(input),
        startedDay: earlierOf(today, input.quitDay),
        createdAt: clock(),
      });
      if (!row) throw conflict('plan_running', substancesMessages.planRunning);
      await follow(owner, tx, [row.substanceType]);
      return toPlan(owner, tx, row);
    },

    /** A quit day before the plan began takes the beginning with it. */
    change: async (
      owner: Owner,
      tx: Transaction,
      id: string,
      input: NewCessationPlan,
      expectSeen: (current: CessationPlan) => void,
    ): Promise<CessationPlan> => {
      const row = await findRunning(owner.userId, tx, id);
      expectSeen(await toPlan(owner, tx, row));
      await checkChange(owner, tx, row, input);
      const changed = await createCessationPlansRepository(tx).update(owner.userId, id, {
        ...toContent(input),
        startedDay: earlierOf(row.startedDay, input.quitDay),
      });
      await follow(owner, tx, [row.substanceType]);
      return toPlan(owner, tx, changed ?? row);
    },

    end: async (owner: Owner, tx: Transaction, id: string): Promise<CessationPlan> => {
      const row = await findRunning(owner.userId, tx, id);
      const ended = await createCessationPlansRepository(tx).update(owner.userId, id, { endedAt: clock() });
      return toPlan(owner, tx, ended ?? row);
    },

    remove: async (owner: Owner, tx: Transaction, id: string): Promise<CessationPlan> => {
      const plan = await toPlan(owner, tx, await find(owner.userId, tx, id));
      await createCessationPlansRepository(tx).remove(owner.userId, id);
      return plan;
    },

    checkDay: async (
      owner: Owner,
      tx: Transaction,
      id: string,
      { day, kept, craving = null, notes }: NewCessationCheck,
      expectSeen: (current: CessationCheck | null) => void,
    ): Promise<CessationPlan> => {
      const row = await findRunning(owner.userId, tx, id);
      if (day < row.startedDay) throw refuse('day', substancesMessages.dayBeforePlan);
      if (day > todayOf(owner)) throw refuse('day', substancesMessages.dayInFuture);
      const history = createCessationHistoryRepository(tx);
      expectSeen((await history.findCheck(owner.userId, id, day)) ?? null);
      const check = { day, kept, craving, notes: notes || null };
      await history.writeCheck(owner.userId, id, check, clock());
      await follow(owner, tx, kept ? [] : [row.substanceType]);
      return toPlan(owner, tx, row);
    },

    addCraving: async (
      owner: Owner,
      tx: Transaction,
      id: string,
      { trigger = null, outcome }: NewCraving,
    ): Promise<CessationPlan> => {
      const row = await findRunning(owner.userId, tx, id);
      const craving = { planId: id, trigger, outcome, createdAt: clock() };
      await createCessationHistoryRepository(tx).addCraving(owner.userId, craving);
      return toPlan(owner, tx, row);
    },
  };
};

export type CessationService = ReturnType<typeof createCessationService>;
