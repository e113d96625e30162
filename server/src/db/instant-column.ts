import { timestamp } from 'drizzle-orm/pg-core';

/** An instant with milliseconds. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });
