import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { Client, type ClientConfig, Pool, type PoolClient } from 'pg';
import type { Log } from '../config/log.ts';
import { createFairTurns } from '../turns/fair-turns.ts';
import { isAddress, type Who, whoActs } from '../turns/who-acts.ts';

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void;

/** How long anything may wait for the database before the caller hears 503. */
const limits = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 6_000,
  max: 10,
};
/**
 * A server that says nothing to so many looks, one after the other, while a connection is made: 2 s. However long this
 * process was held up between two of them counts as one: it may be its own turn to speak.
 */
const connectLooks = 8;
const lookMs = 250;
/** Connections of one person, and of one address while it is looked up who asks; Vida itself has no such limit. */
const mostOfPerson = 4;
const mostOfAddress = 8;
/**
 * A connection that is silent for so long may wait for a long statement, or for a server that has stalled: then
 * another connection asks it. Both, after the longest wait for a connection, stay below the 5 s within which
 * everybody is answered.
 */
const silenceMs = 1_750;
const askMs = 750;
/** Longer than any statement may take: the connection itself is lost, whatever its server answers others. */
const longestSilenceMs = 6_000;
const longestQueue = 1_000;
/** In the queue, while others have all connections; with the wait for a new connection after it below those 5 s too. */
const queueTimeoutMs = 2_900;

/** Too many requests already wait for a connection. */
export class DatabaseBusyError extends Error {
  override readonly name = 'DatabaseBusyError';
}

/** PostgreSQL's SSLRequest: length and code. Every server and pooler answers with one letter, before any password. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Whether the PostgreSQL server at an address answers anybody within `limitMs`. A host that is a path is
 * a socket's folder.
 */
async function serverAnswers(host: string, port: number, limitMs: number): Promise<boolean> {
  const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect({ host, port, noDelay: true });
  try {
    socket.write(sslRequest);
    await once(socket, 'data', { signal: AbortSignal.timeout(limitMs) });
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * A client that knows its socket, on which alone a stalled server can be noticed. The timers of pg know the clock only:
 * when this process was held up, they end a connection whose answer has arrived and was not yet read.
 */
class WatchedClient extends Client {
  readonly socket: Socket;
  private isConnected = false;
  private looks = 0;
  private silentMs = 0;
  private bytesHeard = 0;

  constructor(config?: string | ClientConfig) {
    const socket = new Socket();
    super({ ...(typeof config === 'string' ? { connectionString: config } : config), stream: () => socket });
    this.socket = socket;
    socket.setTimeout(lookMs);
    this.once('connect', () => {
      this.isConnected = true;
      this.bytesHeard = 0;
    });
    socket.on('timeout', () => (this.isConnected ? void this.endIfStalled() : this.endIfUnanswered()));
  }

  private endIfUnanswered(): void {
    const { connecting, bytesRead } = this.socket;
    const heard = connecting ? -1 : bytesRead;
    this.looks = heard === this.bytesHeard ? this.looks + 1 : 1;
    this.bytesHeard = heard;
    if (this.looks < connectLooks) this.socket.setTimeout(lookMs);
    else this.socket.destroy(new Error('Connection terminated: the database does not accept it'));
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
 * pg's pool behind fair turns: who waits for a connection waits in a line of their own, the lines are served in
 * rotation, and nobody has more than a few connections at once. It gives every connection back, also where Drizzle does
 * not: it leaves out the release when BEGIN fails, and releases once more when the connection is already gone.
 */
class ResilientPool extends Pool {
  readonly turns = createFairTurns<Who>({
    atOnce: limits.max,
    atOnceOf: (who) => {
      if (who === undefined) return limits.max;
      return isAddress(who) ? mostOfAddress : mostOfPerson;
    },
    mostWaiting: longestQueue,
    patienceMs: queueTimeoutMs,
  });

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const lent = this.lend();
    if (!callback) return lent;
    lent.then(
      (client) => callback(undefined, client, () => client.release()),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  }

  private async lend(): Promise<PoolClient> {
    const leave = await this.turns.take(whoActs()).catch((error: unknown) => {
      throw busyError(error);
    });
    try {
      return releaseSafely(await super.connect(), leave);
    } catch (error) {
      leave();
      throw error;
    }
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
  // The end of a pool does not wait for its connections: a server that stops after it cuts some.
  pool.on('error', (error) => log[pool.ending ? 'debug' : 'warn']({ err: error }, 'idle database connection lost'));
  // While it is lent out nobody else listens, and an unheard error event would end the process.
  pool.on('connect', (client) => client.on('error', (error) => log.debug({ err: error }, 'connection lost')));
  pool.on('acquire', (client) => watchForStall(client, silenceMs));
  pool.on('release', (_error, client) => watchForStall(client, 0));
  return pool;
}

const busyError = (cause: unknown) =>
  new DatabaseBusyError('too many requests wait for a database connection', { cause });

function watchForStall(client: Client | PoolClient, timeoutMs: number): void {
  if (client instanceof WatchedClient) client.socket.setTimeout(timeoutMs);
}

/** The client, which is given back once; `leave` gives back its turn. */
function releaseSafely(client: PoolClient, leave: () => void): PoolClient {
  const release = client.release;
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    client.removeListener('end', releaseLost);
    if (isReleased) return;
    isReleased = true;
    release(error);
    leave();
  };
  const releaseLost = () => releaseOnce(true);
  client.once('end', releaseLost);
  client.release = releaseOnce;
  return client;
}
