import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/** `/healthz`: the process is alive. `/readyz`: the database answers (migrations are applied before listening). */
export const registerHealthChecks = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await db.execute(sql`select 1`);
    return { status: 'ok' };
  });
};
