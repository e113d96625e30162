import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login, register } from '@vida/contract/auth/auth-endpoints.ts';
import type { NewAccount } from '@vida/contract/auth/credentials.ts';
import type { User } from '@vida/contract/auth/user.ts';
import { type Endpoint, type EndpointInput, type EndpointReply, fillPath } from '@vida/contract/core/endpoint.ts';
import type { ErrorBody } from '@vida/contract/core/error-body.ts';
import { type Logger, pino } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import type { SecondFactorKey } from '../features/second-factor/second-factor-key.ts';
import { TIME_LIMITS, type TimeLimits } from '../http/limits.ts';
import { createTestDatabase, joinTestDatabase } from './test-database.ts';

export const ADMIN_EMAIL = 'admin@vida.local';
export const GATE_PASSWORD = 'senha do painel de teste';

const TEST_KEY = Buffer.alloc(32, 7);
const keyOfTests: SecondFactorKey = { find: async () => TEST_KEY, findOrMake: async () => TEST_KEY };

export interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the request comes from; 127.0.0.1 without it. */
  readonly from?: string;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed JSON; for a refusal read `error`. */
  readonly body: T;
  readonly error: ErrorBody;
}

interface LooseInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const toQuery = (query: LooseInput['query']): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) if (value !== undefined) search.set(key, String(value));
  return search.size > 0 ? `?${search}` : '';
};

let accounts = 0;

export interface TestAppOptions {
  readonly rateLimit?: boolean;
  /** A language model; without it the rules answer. */
  readonly ai?: Config['ai'];
  readonly secondFactorKey?: SecondFactorKey;
  readonly publicUrl?: string;
  /** Where mail goes out; without it none does. */
  readonly mail?: Config['mail'];
  /** The built web app; no pages without it. */
  readonly webFolder?: string;
  /** Shorter ones than Vida's own. */
  readonly timeLimits?: Partial<TimeLimits>;
  /** Where the log goes; nowhere without it. */
  readonly log?: Logger;
  /** A second server process on the database of this one. */
  readonly beside?: { readonly connectionString: string };
}

/**
 * The whole server over a database of its own, spoken to over HTTP (Fastify's inject). The clock stands
 * still until `setNow`.
 */
export const startTestApp = async (options: TestAppOptions = {}) => {
  const log = options.log ?? pino({ level: 'silent' });
  const database = options.beside
    ? joinTestDatabase(options.beside.connectionString, log)
    : await createTestDatabase(inject('templateUrl'), log);
  // Made when something is written into it.
  const dataDir = join(tmpdir(), `vida-test-${randomUUID()}`);
  let now = new Date('2026-11-21T12:00:00.000Z');
  const app = await buildApp({
    config: {
      adminEmail: ADMIN_EMAIL,
      dataDir,
      trustProxy: false,
      rateLimit: options.rateLimit ?? false,
      ai: options.ai,
      publicUrl: options.publicUrl,
      mail: options.mail,
    },
    gatePassword: GATE_PASSWORD,
    secondFactorKey: options.secondFactorKey ?? keyOfTests,
    db: database.db,
    connectionString: database.connectionString,
    clock: () => now,
    log,
    webFolder: options.webFolder ?? '/nonexistent',
    timeLimits: { ...TIME_LIMITS, ...options.timeLimits },
  });

  /** Any request to an endpoint, well-formed or not. */
  const callLoosely = async <E extends Endpoint>(
    endpoint: E,
    input: LooseInput = {},
    { token, headers, from }: CallOptions = {},
  ): Promise<Answer<EndpointReply<E>>> => {
    const reply = await app.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, input.params) + toQuery(input.query),
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(endpoint.rawBody && { 'content-type': endpoint.rawBody.contentTypes[0] }),
        ...headers,
      },
      ...(from !== undefined && { remoteAddress: from }),
      ...(input.body !== undefined && {
        payload: input.body instanceof Uint8Array ? Buffer.from(input.body) : (input.body as object),
      }),
    });
    const parsed: unknown = reply.body === '' ? undefined : reply.json();
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: parsed as EndpointReply<E>,
      error: parsed as ErrorBody,
    };
  };

  /** A request as the contract types it. */
  const call = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>, callOptions?: CallOptions) =>
    callLoosely(endpoint, input as LooseInput, callOptions);

  const signUp = async (
    change: Partial<NewAccount> = {},
    from?: string,
  ): Promise<{ token: string; user: User; password: string }> => {
    accounts += 1;
    const account: NewAccount = {
      username: `pessoa${accounts}`,
      email: `pessoa${accounts}@exemplo.com`,
      password: 'uma senha comprida',
      firstName: 'Lúcia',
      lastName: 'Andrade',
      ...change,
    };
    const answer = await call(register, { body: account }, from === undefined ? {} : { from });
    if (answer.status !== 201) throw new Error(`sign-up answered ${answer.status}: ${answer.error.message}`);
    return { ...answer.body, password: account.password };
  };

  const signIn = async (email: string, password: string) => {
    const answer = await call(login, { body: { email, password } });
    if ('secondFactor' in answer.body) throw new Error('this account asks for a second factor');
    return answer.body;
  };

  return {
    app,
    dataDir,
    db: database.db,
    connectionString: database.connectionString,
    pool: database.pool,
    call,
    callLoosely,
    signUp,
    signIn,
    setNow: (date: Date) => {
      now = date;
    },
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
