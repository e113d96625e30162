import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers (migrations are applied before listening); many who
 * ask at once share one question, because anybody may ask.
 */
export const registerHealthChecks = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  let asking: Promise<unknown> | undefined;
  app.get('/readyz', async () => {
    asking ??= db.execute(sql`select 1`).finally(() => {
      asking = undefined;
    });
    await asking;
    return { status: 'ok' };
  });
};
