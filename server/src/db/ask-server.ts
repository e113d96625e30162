import { once } from 'node:events';
import { connect } from 'node:net';

/** PostgreSQL's SSLRequest: length and code. Every server and pooler answers with one letter, before any password. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * Whether the PostgreSQL server at an address answers anybody within `limitMs`. A host that is a path is
 * a socket's folder.
 */
export async function serverAnswers(host: string, port: number, limitMs: number): Promise<boolean> {
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
