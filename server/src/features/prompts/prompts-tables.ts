import { PROMPT_SECTIONS } from '@vida/contract/prompts/prompt-kinds.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** The administrator's texts for a model: nobody's data. Several for a section, one of them active. */
export const aiPrompts = pgTable(
  'ai_prompts',
  {
    id: idColumn().primaryKey(),
    section: text({ enum: PROMPT_SECTIONS }).notNull(),
    title: text().notNull(),
    systemPrompt: text().notNull(),
    userPromptTemplate: text().notNull(),
    isActive: boolean().notNull(),
    version: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('ai_prompts_one_active').on(table.section).where(sql`${table.isActive}`),
    index('ai_prompts_by_section').on(table.section, table.updatedAt),
  ],
);

/** Every text that a prompt ever had. */
export const aiPromptVersions = pgTable(
  'ai_prompt_versions',
  {
    promptId: uuid()
      .notNull()
      .references(() => aiPrompts.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    title: text().notNull(),
    systemPrompt: text().notNull(),
    userPromptTemplate: text().notNull(),
    savedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.promptId, table.version] })],
);
