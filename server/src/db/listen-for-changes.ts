import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Log } from '../config/log.ts';
import { CHANGES_CHANNEL } from './announce-change.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;

export interface ChangesListenerDeps {
  readonly connectionString: string;
  readonly log: Log;
  readonly onChange: (userId: string) => void;
  /** Listening (again): whatever was announced before was not heard. */
  readonly onListening: () => void;
}

/** Settles when the connection is gone. */
const lossOf = (client: Client): Promise<void> =>
  new Promise((done) => {
    client.once('end', done);
    // Not once: an error that nobody hears would end the process.
    client.on('error', () => done());
  });

/**
 * Listens to `announceChange` on a connection of its own (a pool in transaction mode cannot listen), and connects
 * again when it is lost. Answers how to stop.
 */
export const listenForChanges = ({ connectionString, log, onChange, onListening }: ChangesListenerDeps) => {
  const stopped = new AbortController();
  let current: Client | undefined;

  const listenOnce = async (): Promise<void> => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'vida live',
    });
    current = client;
    const lost = lossOf(client);
    client.on('notification', ({ payload }) => payload && onChange(payload));
    const listening = async (): Promise<void> => {
      await client.connect();
      await client.query(`listen ${CHANGES_CHANNEL}`);
      onListening();
      await lost;
    };
    try {
      // A client that is ended while it connects never settles its `connect`.
      await Promise.race([listening(), lost]);
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const listen = async (): Promise<void> => {
    let waitMs = FIRST_RETRY_MS;
    while (!stopped.signal.aborted) {
      const startedAt = performance.now();
      await listenOnce().catch((error: unknown) => log.debug({ err: error }, 'live listener refused'));
      if (stopped.signal.aborted) return;
      waitMs = performance.now() - startedAt > LONGEST_RETRY_MS ? FIRST_RETRY_MS : waitMs;
      log.warn({ waitMs }, 'live listener lost its connection');
      await sleep(waitMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS);
    }
  };

  const done = listen();
  return {
    stop: async (): Promise<void> => {
      stopped.abort();
      await current?.end().catch(() => undefined);
      await done;
    },
  };
};
