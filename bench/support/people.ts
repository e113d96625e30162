import { randomUUID } from 'node:crypto';
import { createToken, hashToken } from '../../server/src/features/auth/session-tokens.ts';
import { withConnection } from './databases.ts';

/** Tokens of so many people who are signed in, straight in the database: a registration takes a password's hash. */
export const signInMany = async (databaseUrl: string, count: number, name: string): Promise<string[]> => {
  const people = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    name: `${name}${n}`,
    token: createToken(),
  }));
  const ids = people.map(({ id }) => id);
  await withConnection(databaseUrl, async (query) => {
    await query(
      `insert into users (id, first_name, last_name, username, email, password_hash, time_zone, created_at)
       select id, 'Bancada', 'de Testes', name, name || '@exemplo.com', 'none', 'America/Sao_Paulo', now()
       from unnest($1::uuid[], $2::text[]) as person(id, name)`,
      [ids, people.map((person) => person.name)],
    );
    await query(
      `insert into sessions (user_id, id, token_hash, device, created_at, last_used_at)
       select user_id, gen_random_uuid(), token_hash, 'Bancada', now(), now()
       from unnest($1::uuid[], $2::text[]) as session(user_id, token_hash)`,
      [ids, people.map(({ token }) => hashToken(token))],
    );
  });
  return people.map(({ token }) => token);
};
