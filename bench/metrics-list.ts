import { compare } from './support/compare.ts';
import { type Query, startDatabases, withConnection } from './support/databases.ts';
import { medianMs } from './support/latency.ts';
import { report } from './support/report.ts';
import { type Person, startVida } from './support/vida.ts';

/** Latency of a person's newest 100 readings with 5 million rows in the table ÷ with 10 thousand. */
const ROWS_PER_PERSON = 10_000;
const PEOPLE = 500;
const REQUESTS = 200;

const addPeople = (query: Query, count: number) =>
  query(
    `insert into users (id, first_name, last_name, username, email, password_hash, time_zone, created_at)
     select gen_random_uuid(), 'Outra', 'Pessoa', 'outra' || n, 'outra' || n || '@exemplo.com', '-',
       'America/Sao_Paulo', now() from generate_series(1, $1) n`,
    [count],
  );

/** Readings of everybody but the administrator, every five minutes back from now. */
const addReadings = (query: Query) =>
  query(
    `insert into health_metrics (user_id, id, metric_type, value, measured_at, utc_offset_minutes, kind,
       source, source_key, created_at)
     select users.id, gen_random_uuid(), 'glucose', 70 + n % 110, now() - n * interval '5 minutes', -180,
       'sensor', 'libreview', 'key-' || n, now()
     from users, generate_series(1, $1) n where not users.must_change_password`,
    [ROWS_PER_PERSON],
  );

const fill = (databaseUrl: string, others: number) =>
  withConnection(databaseUrl, async (query) => {
    await query('set session_replication_role = replica');
    await addPeople(query, others);
    await addReadings(query);
    await query('vacuum analyze');
    const [row] = await query('select count(*) from health_metrics');
    process.stdout.write(`metrics-list: ${row?.count} readings in the table\n`);
  });

/** Another `to` each time: a kept reply would measure nothing. */
const measure = (person: Person) => () => {
  const firstMs = Date.now() + 3_600_000;
  return medianMs(REQUESTS, async (turn) => {
    const to = new Date(firstMs + turn).toISOString();
    const found = await person.call<unknown[]>(`/api/health-metrics?limit=100&to=${to}`);
    if (found.length !== 100) throw new Error(`${found.length} readings instead of 100`);
  });
};

const databases = await startDatabases(['small', 'large']);
try {
  const small = await startVida({ DATABASE_URL: databases.urlOf('small') });
  const large = await startVida({ DATABASE_URL: databases.urlOf('large') });
  try {
    const people = { small: await small.signUp('bench'), large: await large.signUp('bench') };
    await fill(databases.urlOf('small'), 0);
    await fill(databases.urlOf('large'), PEOPLE - 1);
    const comparison = await compare({
      rounds: 7,
      measureSubject: measure(people.large),
      measureReference: measure(people.small),
    });
    await report('metrics-list', 'ms', comparison, {
      text: 'at most 1.2',
      isMet: (ratio) => ratio <= 1.2,
    });
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
} finally {
  await databases.stop();
}
