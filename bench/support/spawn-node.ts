import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface SpawnedNode {
  readonly firstLine: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const firstLineOf = async (child: ChildProcess): Promise<string> => {
  if (!child.stdout) throw new Error('no output to read');
  for await (const line of createInterface({ input: child.stdout })) return line;
  throw new Error('the process ended without a line');
};

/** Runs a script with this Node in a process of its own and waits for its first line. */
export const spawnNode = async (
  script: string,
  environment: NodeJS.ProcessEnv = {},
  flags: readonly string[] = [],
): Promise<SpawnedNode> => {
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => {
    child.once('exit', () => done());
  });
  const firstLine = await firstLineOf(child);
  child.stdout?.resume();
  return {
    firstLine,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
