import { Socket } from 'node:net';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import type { Log } from '../config/log.ts';
import { serverAnswers } from './ask-server.ts';

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** How long anything may wait for the database before the caller hears 503. */
const limits = {
  connectionTimeoutMillis: 2_000,
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 6_000,
  max: 10,
};
/**
 * A connection that is silent for so long may wait for a long statement, or for a server that has stalled: then another
 * connection asks it. Both, after the longest wait for a connection, stay below the 5 s within which everybody is
 * answered.
 */
const silenceMs = 1_750;
const askMs = 750;
/** Longer than any statement may take: the connection itself is lost, whatever its server answers others. */
const longestSilenceMs = 6_000;
const longestQueue = 200;

/** Too many requests already wait for a connection. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** A client that knows its socket, on which alone a stalled server can be noticed. */
class WatchedClient extends Client {
  readonly socket: Socket;
  private silentMs = 0;
  private bytesHeard = 0;

  constructor(config?: string | ClientConfig) {
    const socket = new Socket();
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
    this.socket = socket;
    socket.on('timeout', () => void this.endIfStalled());
  }

  private async endIfStalled(): Promise<void> {
    const { socket } = this;
    const { bytesRead } = socket;
    this.silentMs = bytesRead === this.bytesHeard ? this.silentMs + silenceMs : silenceMs;
    this.bytesHeard = bytesRead;
    const mayWait = this.silentMs < longestSilenceMs && (await serverAnswers(this.host, this.port, askMs));
    // Given back, or heard of, meanwhile.
    if (!socket.timeout) return;
    if (mayWait || socket.bytesRead !== bytesRead) socket.setTimeout(silenceMs);
    else socket.destroy(new Error('Connection terminated: the database does not answer'));
  }
}

/**
 * pg's pool with a bounded queue that gives every connection back, also where Drizzle does not: it leaves out the
 * release when BEGIN fails, and releases once more when the connection is already gone.
 */
class ResilientPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (!callback)
      return this.isQueueFull() ? Promise.reject(busyError()) : super.connect().then(releaseSafely);
    if (this.isQueueFull()) {
      callback(busyError(), undefined, () => undefined);
      return undefined;
    }
    super.connect((error, client, done) => {
      callback(error, client && releaseSafely(client), client ? () => client.release() : done);
    });
    return undefined;
  }

  private isQueueFull(): boolean {
    return this.waitingCount >= longestQueue;
  }
}

/** A pool that survives the restart, the absence and the silence of its server; idle connections lost go to the log. */
export function createResilientPool(connectionString: string, log: Log): Pool {
  const pool = new ResilientPool({
    connectionString,
    ...limits,
    keepAlive: true,
    application_name: 'vida',
    Client: WatchedClient,
  });
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'));
  // While it is lent out nobody else listens, and an unheard error event would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'connection lost')));
  pool.on('acquire', (client) => watchForStall(client, silenceMs));
  pool.on('release', (_error, client) => watchForStall(client, 0));
  return pool;
}

const busyError = () => new DatabaseBusyError('too many requests wait for a database connection');

function watchForStall(client: Client | PoolClient, timeoutMs: number): void {
  if (client instanceof WatchedClient) client.socket.setTimeout(timeoutMs);
}

function releaseSafely(client: PoolClient): PoolClient {
  const release = client.release;
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    client.removeListener('end', releaseLost);
    if (isReleased) return;
    isReleased = true;
    release(error);
  };
  const releaseLost = () => releaseOnce(true);
  client.once('end', releaseLost);
  client.release = releaseOnce;
  return client;
}
