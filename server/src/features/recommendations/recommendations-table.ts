import {
  ADVICE_SOURCES,
  TIP_CATEGORIES,
  TIP_PRIORITIES,
} from '@vida/contract/recommendations/recommendation-schemas.ts';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** A tip as it was told. The same tip told again takes the place of its earlier telling. */
export const aiRecommendations = pgTable(
  'ai_recommendations',
  {
    userId: userIdColumn(),
    id: idColumn(),
    /** What tip it is: dismissals and 'told lately' go by it. */
    ruleKey: text().notNull(),
    /** Counts the person's generations from 1; tips of one generation share it. */
    generation: integer().notNull(),
    /** Place inside the generation, the most pressing first. */
    position: integer().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    category: text({ enum: TIP_CATEGORIES }).notNull(),
    priority: text({ enum: TIP_PRIORITIES }).notNull(),
    why: text().array().notNull(),
    evidence: text().notNull(),
    source: text({ enum: ADVICE_SOURCES }).notNull(),
    createdAt: instant().notNull(),
    dismissedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('ai_recommendations_newest').on(table.userId, table.generation.desc(), table.position),
  ],
);
