import { ADVICE_OUTCOMES, ADVICE_TASKS, TOOL_COUNTS } from '@vida/contract/admin/adviser-health-schemas.ts';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often what came of questions to the adviser and of its tools, by day in UTC: numbers only, nobody's. */
export const adviserTallies = pgTable(
  'adviser_tallies',
  {
    day: date({ mode: 'string' }).notNull(),
    task: text({ enum: [...ADVICE_TASKS, 'tools'] }).notNull(),
    outcome: text({ enum: [...ADVICE_OUTCOMES, ...TOOL_COUNTS] }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.task, table.outcome] })],
);
