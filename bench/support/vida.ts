import { startServer } from '../../e2e/support/start-server.ts';

const account = {
  password: 'girassol amarelo',
  firstName: 'Bancada',
  lastName: 'de Testes',
};

/** The real server, and people who speak to it. */
export const startVida = async (environment: NodeJS.ProcessEnv = {}) => {
  const server = await startServer(environment);

  /** Registers somebody; `call` sends a request as them and answers its JSON, and throws for every status but 2xx. */
  const signUp = async (username: string) => {
    const headers: Record<string, string> = { 'x-time-zone': 'America/Sao_Paulo' };
    const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
      const answer = await fetch(server.url + path, { ...init, headers: { ...headers, ...init.headers } });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as T;
    };
    const post = <T>(path: string, body: unknown): Promise<T> =>
      call(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const { token } = await post<{ token: string }>('/api/register', {
      ...account,
      username,
      email: `${username}@exemplo.com`,
    });
    headers.authorization = `Bearer ${token}`;
    return { headers, call, post };
  };

  return { ...server, signUp, password: account.password };
};

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof startVida>>['signUp']>>;
