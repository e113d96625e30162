import { customType } from 'drizzle-orm/pg-core';

/** The words by which a text is found, as PostgreSQL's full text search keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
