import type { ChatFigures } from '@vida/contract/chat/chat-figures.ts';
import type { ChatEmergency } from '@vida/contract/chat/chat-schemas.ts';
import { ADVICE_SOURCES } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Exchanges. Ids are UUIDv7, so the key is also the order of time. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    userId: userIdColumn(),
    id: idColumn(),
    message: text().notNull(),
    response: text().notNull(),
    source: text({ enum: ADVICE_SOURCES }).notNull(),
    isComplete: boolean().notNull(),
    emergency: jsonb().$type<ChatEmergency>(),
    sources: jsonb().$type<readonly string[]>().notNull(),
    suggestions: jsonb().$type<readonly string[]>().notNull(),
    figures: jsonb().$type<ChatFigures>(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** What a person's questions used of a language model on a day, in its tokens. */
export const modelUsage = pgTable(
  'model_usage',
  {
    userId: userIdColumn(),
    /** UTC. */
    day: date({ mode: 'string' }).notNull(),
    amount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
