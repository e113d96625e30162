import { sql } from 'drizzle-orm';
import { CHANGES_CHANNEL, COMMUNITY_CHANGED } from '../../db/announce-change.ts';
import type { Database } from '../../db/database.ts';

/** Announced changes of the community, counted by the sequence `community_changes` for all processes together. */
export const createChangesRepository = (db: Database) => ({
  announce: async (): Promise<void> => {
    await db.execute(sql`select nextval('community_changes'), pg_notify(${CHANGES_CHANNEL}, ${COMMUNITY_CHANGED})`);
  },

  count: async (): Promise<number> => {
    const { rows } = await db.execute<{ count: string }>(
      sql`select case when is_called then last_value else 0 end as count from community_changes`,
    );
    return Number(rows[0]?.count ?? 0);
  },
});
