import { dayOf } from '@vida/contract/core/time.ts';
import { computeProgress } from '@vida/contract/substances/cessation-progress.ts';
import type { CessationPlan } from '@vida/contract/substances/cessation-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { createCessationHistoryRepository } from './cessation-history-repository.ts';
import type { PlanRow } from './cessation-plans-repository.ts';

const groupByPlan = <T extends { readonly planId: string }>(rows: readonly T[]) => {
  const groups = Map.groupBy(rows, ({ planId }) => planId);
  return (planId: string): readonly T[] => groups.get(planId) ?? [];
};

/**
 * Plans on the wire with how they go, in the order of the rows; four queries whatever their number. A plan that ended
 * stays as it was on its last day.
 */
export const readPlans = async (
  db: Database | Transaction,
  userId: string,
  rows: readonly PlanRow[],
  now: Date,
  timeZone: string,
): Promise<CessationPlan[]> => {
  if (rows.length === 0) return [];
  const history = createCessationHistoryRepository(db);
  const ids = rows.map(({ id }) => id);
  // One after the other: a transaction has one connection.
  const checksOf = groupByPlan(await history.listNewestChecks(userId, ids));
  const brokenDaysOf = groupByPlan(await history.listBrokenDays(userId, ids));
  const cravingsOf = groupByPlan(await history.countPassedCravings(userId, ids));
  const usesOf = groupByPlan(await history.sumUses(userId, ids));

  return rows.map(({ userId: _, createdAt: __, celebratedDays: ___, endedAt, ...plan }) => {
    const checks = checksOf(plan.id).map(({ planId: _, ...check }) => check);
    const broken = brokenDaysOf(plan.id).map(({ day }) => ({ day, kept: false }));
    return {
      ...plan,
      endedAt: endedAt?.toISOString() ?? null,
      checks,
      progress: computeProgress({
        plan,
        uses: usesOf(plan.id),
        checks: [...checks, ...broken],
        cravingsPassed: cravingsOf(plan.id)[0]?.passed ?? 0,
        today: dayOf(endedAt ?? now, timeZone),
      }),
    };
  });
};
