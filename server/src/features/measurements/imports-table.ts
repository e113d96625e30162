import type { ImportFormat } from '@vida/contract/measurements/import-schemas.ts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

/** Files that were imported; what they stored goes with them. */
export const metricImports = pgTable(
  'imports',
  {
    userId: userIdColumn(),
    id: idColumn(),
    format: text().$type<ImportFormat>().notNull(),
    fileName: text(),
    createdAt: instant().notNull(),
    imported: integer().notNull(),
    duplicates: integer().notNull(),
    skipped: integer().notNull(),
    errorCount: integer().notNull(),
    /** First and last moment of what was stored. */
    fromAt: instant(),
    toAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
