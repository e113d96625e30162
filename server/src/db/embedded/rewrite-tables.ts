import { Client } from 'pg';
import { readRewriteMemory, writeRewriteMemory } from './rewrite-memory.ts';

export interface RewriteOptions {
  readonly connectionString: string;
  readonly dataDir: string;
  readonly now: Date;
  /** How long one table may be locked, waiting for the lock included. */
  readonly limitMs: number;
  /** Ends the rewrite at once, in the middle of a table too, which then stays as it was. */
  readonly signal: AbortSignal;
}

export interface RewriteResult {
  readonly rewritten: readonly string[];
  /** Locked for too long, or left when somebody came: for another time. */
  readonly left: readonly string[];
}

interface Touched {
  readonly name: string;
  readonly changes: number;
}

/** Cancelled, by a limit or by us; a lock that was not to be had. */
const putOffCodes = new Set(['57014', '55P03']);

const isPutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && putOffCodes.has(String(error.code));

const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString, application_name: 'vida-rewrite' });
  // The query under way fails with the reason; an unheard event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const readCountedSince = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ since: string }>(
    `select coalesce(stats_reset::text, '') as since from pg_stat_bgwriter`,
  );
  return rows[0]?.since ?? '';
};

/** Tables with rows changed or deleted since they were last rewritten, the smallest first. */
const listTouched = async (client: Client, before: Readonly<Record<string, number>>): Promise<Touched[]> => {
  const { rows } = await client.query<{ name: string; changes: string }>(
    `select relname as name, n_tup_upd + n_tup_del as changes from pg_stat_user_tables
     where schemaname = 'public' and pg_relation_size(relid) > 0 order by pg_relation_size(relid)`,
  );
  return rows
    .map(({ name, changes }) => ({ name, changes: Number(changes) }))
    .filter(({ name, changes }) => before[name] !== changes);
};

/** Of an empty table the planner keeps the samples that it once took, with texts in them. */
const forgetSamples = (table: string): string =>
  `delete from pg_statistic where not exists (select from ${table}) and starelid in (
     select '${table}'::regclass union select indexrelid from pg_index where indrelid = '${table}'::regclass)`;

/** Rows, indexes and long texts anew, and the samples that the planner took of them; false when put off. */
const rewrite = async (client: Client, table: string): Promise<boolean> => {
  try {
    await client.query(`vacuum (full, analyze) ${table}`);
    await client.query(forgetSamples(table));
    return true;
  } catch (error) {
    if (isPutOff(error)) return false;
    throw error;
  }
};

/**
 * Writes anew every table in which something was changed or deleted, so that its files hold what is there and nothing
 * else, and removes the write-ahead log that still tells the rest. PostgreSQL on its own leaves deleted text in its
 * files until something else happens to need the room.
 */
export const rewriteTouched = async (options: RewriteOptions): Promise<RewriteResult> => {
  const { connectionString, dataDir, now, limitMs, signal } = options;
  const client = await connect(connectionString);
  const canceller = await connect(connectionString);
  const { rows: found } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const cancel = () => {
    canceller.query('select pg_cancel_backend($1)', [found[0]?.pid]).catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  try {
    await client.query(`set statement_timeout = ${limitMs}`);
    const memory = await readRewriteMemory(dataDir);
    const countedSince = await readCountedSince(client);
    const changes = memory?.countedSince === countedSince ? memory.changes : {};
    const rewritten: string[] = [];
    const left: string[] = [];
    for (const { name, changes: counted } of await listTouched(client, changes)) {
      const isDone = !signal.aborted && (await rewrite(client, `public.${client.escapeIdentifier(name)}`));
      if (isDone) changes[name] = counted;
      (isDone ? rewritten : left).push(name);
    }
    const isClean = left.length === 0 && !signal.aborted && (await rewrite(client, 'pg_statistic'));
    await client.query('set statement_timeout = 0');
    // The second checkpoint begins in a new file, so that all earlier ones can go.
    for (const statement of ['checkpoint', 'select pg_switch_wal()', 'checkpoint']) await client.query(statement);
    const at = isClean ? now.toISOString() : (memory?.at ?? new Date(0).toISOString());
    await writeRewriteMemory(dataDir, { at, countedSince, changes });
    return { rewritten, left };
  } finally {
    signal.removeEventListener('abort', cancel);
    await Promise.all([client.end(), canceller.end()]);
  }
};
