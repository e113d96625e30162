import { ADVICE_OUTCOMES, ADVICE_TASKS } from '@vida/contract/admin/adviser-health-schemas.ts';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often what came of questions to the adviser, by day in UTC: numbers only, nobody's. */
export const adviserTallies = pgTable(
  'adviser_tallies',
  {
    day: date({ mode: 'string' }).notNull(),
    task: text({ enum: ADVICE_TASKS }).notNull(),
    outcome: text({ enum: ADVICE_OUTCOMES }).notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.task, table.outcome] })],
);
