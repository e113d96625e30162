import type { FastifyInstance } from 'fastify';
import { type Database, pingDatabase } from '../db/database.ts';

/**
 * `/healthz`: the process is alive. `/readyz`: the database answers (migrations are applied before listening); many who
 * ask at once share one question, because anybody may ask.
 */
export const registerHealthChecks = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  let asking: Promise<unknown> | undefined;
  app.get('/readyz', async () => {
    asking ??= pingDatabase(db).finally(() => {
      asking = undefined;
    });
    await asking;
    return { status: 'ok' };
  });
};
