import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const main = resolve(import.meta.dirname, '../../server/src/main.ts');

export interface RunningServer {
  readonly url: string;
  readonly adminEmail: string;
  readonly oneTimePassword: string;
  readonly gatePassword: string;
  readonly stop: () => Promise<void>;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
  });

/** Reads the lines that a first start prints; rejects when the server ends before it printed them. */
const readFirstStart = async (child: ChildProcess) => {
  const labels = {
    url: /^Vida está em (\S+)$/,
    adminEmail: /^Administrador: (\S+)$/,
    oneTimePassword: /^Senha inicial: (\S+)$/,
    gatePassword: /^Senha do painel: (\S+)$/,
  };
  const found: Partial<Record<keyof typeof labels, string>> = {};
  if (!child.stdout) throw new Error('the server has no output to read');
  for await (const line of createInterface({ input: child.stdout })) {
    for (const [name, pattern] of Object.entries(labels)) {
      const value = pattern.exec(line)?.[1];
      if (value) found[name as keyof typeof labels] = value;
    }
    const { url, adminEmail, oneTimePassword, gatePassword } = found;
    if (url && adminEmail && oneTimePassword && gatePassword)
      return { url, adminEmail, oneTimePassword, gatePassword };
  }
  throw new Error('the server ended before it was ready');
};

/** Starts the real server on a new data folder and a free port; `stop` ends it and removes the folder. */
export const startServer = async (environment: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-e2e-'));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const firstStart = await readFirstStart(child);
  child.stdout?.resume();
  return {
    ...firstStart,
    stop: async () => {
      const end = exited(child);
      child.kill('SIGTERM');
      await end;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
