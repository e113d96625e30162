import type { CessationKind, TaperStep, Trigger } from '@vida/contract/substances/cessation-schemas.ts';
import type { SubstanceType, SubstanceUnit } from '@vida/contract/substances/substance-kinds.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Plans to stop or to use less. One runs for each substance; ended ones stay as history. */
export const cessationPlans = pgTable(
  'cessation_plans',
  {
    userId: userIdColumn(),
    id: idColumn(),
    substanceType: text().$type<SubstanceType>().notNull(),
    kind: text().$type<CessationKind>().notNull(),
    quitDay: date({ mode: 'string' }).notNull(),
    unit: text().$type<SubstanceUnit>().notNull(),
    usualPerDay: doublePrecision().notNull(),
    unitPriceCents: integer(),
    steps: jsonb().$type<TaperStep[]>().notNull(),
    triggers: text().array().$type<Trigger[]>().notNull(),
    ownTriggers: text().array().notNull(),
    reason: text(),
    startedDay: date({ mode: 'string' }).notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** The most days without that the person was already told of. */
    celebratedDays: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    uniqueIndex('cessation_plans_running').on(table.userId, table.substanceType).where(sql`${table.endedAt} is null`),
  ],
);

/** The daily look back, one a day. */
export const cessationChecks = pgTable(
  'cessation_checks',
  {
    userId: userIdColumn(),
    planId: uuid().notNull(),
    day: date({ mode: 'string' }).notNull(),
    kept: boolean().notNull(),
    craving: smallint(),
    notes: text(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.planId, table.day] }),
    foreignKey({
      name: 'cessation_checks_plan',
      columns: [table.userId, table.planId],
      foreignColumns: [cessationPlans.userId, cessationPlans.id],
    }).onDelete('cascade'),
  ],
);

/** Wishes that came, and how they ended. */
export const cessationCravings = pgTable(
  'cessation_cravings',
  {
    userId: userIdColumn(),
    id: idColumn(),
    planId: uuid().notNull(),
    trigger: text().$type<Trigger>(),
    outcome: text({ enum: ['passed', 'used'] }).notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('cessation_cravings_by_plan').on(table.userId, table.planId),
    foreignKey({
      name: 'cessation_cravings_plan',
      columns: [table.userId, table.planId],
      foreignColumns: [cessationPlans.userId, cessationPlans.id],
    }).onDelete('cascade'),
  ],
);
