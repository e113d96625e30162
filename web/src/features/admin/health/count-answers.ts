import {
  ADVICE_TASKS,
  type AdviceOutcome,
  type AdviceTask,
  type AdviserHealth,
  type ToolCount,
} from '@vida/contract/admin/adviser-health-schemas.ts';

type Days = AdviserHealth['days'];

/** What came of a task's questions over all days; every question was counted once. */
export interface TaskCounts {
  readonly task: AdviceTask;
  readonly total: number;
  readonly of: (outcome: AdviceOutcome) => number;
}

const sumOf = (days: Days): number => days.reduce((sum, { count }) => sum + count, 0);

export const countOutcome = (days: Days, outcome: AdviceOutcome): number =>
  sumOf(days.filter((day) => day.outcome === outcome));

export const countTools = (tools: AdviserHealth['tools'], outcome: ToolCount): number =>
  tools.filter((day) => day.outcome === outcome).reduce((sum, { count }) => sum + count, 0);

/** The tasks that were asked for at all, in their order. */
export const countTasks = (days: Days): readonly TaskCounts[] =>
  ADVICE_TASKS.map((task) => {
    const ofTask = days.filter((day) => day.task === task);
    return { task, total: sumOf(ofTask), of: (outcome: AdviceOutcome) => countOutcome(ofTask, outcome) };
  }).filter(({ total }) => total > 0);
