import { milestoneOf } from '@vida/contract/substances/milestone-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { Transaction } from '../../db/database.ts';
import { createCessationPlansRepository } from './cessation-plans-repository.ts';
import { readPlans } from './read-plans.ts';

/** So many days without, reached for the first time since the last use. */
export interface DaysWithout {
  readonly substanceType: SubstanceType;
  readonly days: number;
}

/**
 * Brings what a person's running plans were congratulated on in line with how they go, and answers the milestones that
 * are new. For the substances whose days a write has just `rewritten` that happens without a word: a relapse takes back
 * what was reached, so that the first day without is worth telling again, and is itself no moment to congratulate.
 */
export const followMilestones = async (
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
