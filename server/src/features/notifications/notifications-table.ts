import type { NewNotification, NotificationKind } from '@vida/contract/notifications/notification-schemas.ts';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, userIdColumn } from '../../db/columns.ts';
import { instant } from '../../db/instant-column.ts';

type Details<T = NewNotification> = T extends unknown ? Omit<T, 'kind'> : never;

/** Ids are UUIDv7, so the key is also the order of time. */
export const notifications = pgTable(
  'notifications',
  {
    userId: userIdColumn(),
    id: idColumn(),
    kind: text().$type<NotificationKind>().notNull(),
    /** What the kind tells beside its name. */
    details: jsonb().$type<Details>().notNull().default({}),
    createdAt: instant().notNull(),
    readAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('notifications_by_kind').on(table.userId, table.kind, table.createdAt),
  ],
);
