import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

/** A whole process with its own database begins here, on a machine that may be busy. */
const PATIENCE_MS = 180_000;

const LINES = /^Vida está em (?<url>\S+)$[\s\S]*^Entre com: (?<email>\S+)\nSenha: (?<password>.+)$/m;

const countDays = (instants: readonly string[]): number =>
  new Set(instants.map((instant) => instant.slice(0, 10))).size;

it(
  'gives one account 90 days of data, says how to enter, and leaves nothing behind',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vida-demo-test-'));
    const child = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
      env: { ...process.env, TMPDIR: folder, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let output = '';
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      output += String(chunk);
      if (LINES.test(output)) break;
    }
    const { url, email, password } = LINES.exec(output)?.groups ?? {};
    const call = async (path: string, init: RequestInit = {}) => {
      const answer = await fetch(`${url}${path}`, init);
      return JSON.parse(await answer.text());
    };
    const { token } = await call('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    const read = (path: string) => call(path, { headers: { authorization: `Bearer ${token}` } });
    const glucose = await read('/api/health-metrics/glucose-summary?days=90');
    const nights = await read('/api/sleep-records?days=90');
    const uses = await read('/api/substance-records?days=90');
    const [tips, plans, programme, chat] = await Promise.all(
      ['ai-recommendations', 'meal-plans', 'exercise-program', 'chat/messages'].map((name) => read(`/api/${name}`)),
    );
    child.kill('SIGTERM');
    await Promise.all([ended, text(child.stdout)]);

    expect(glucose).toMatchObject({ basis: 'sensor', sufficient: true });
    expect(glucose.daysWithReadings).toBeGreaterThanOrEqual(88);
    expect(nights.length).toBeGreaterThan(70);
    expect(countDays(uses.map(({ recordedAt }: { recordedAt: string }) => recordedAt))).toBeGreaterThan(80);
    expect(tips.length).toBeGreaterThan(3);
    expect(plans[0].meals).toHaveLength(4);
    expect(programme.exercises.some(({ completed }: { completed: boolean }) => completed)).toBe(true);
    expect(chat.length).toBeGreaterThan(2);
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
  PATIENCE_MS,
);

it(
  'leaves nothing behind when it is stopped before the account is full either',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'vida-demo-test-'));
    const child = spawn(process.execPath, [join(import.meta.dirname, 'demo.ts')], {
      env: { ...process.env, TMPDIR: folder, PORT: '0', LOG_LEVEL: 'info', RATE_LIMIT: 'off' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const complaint = text(child.stderr);
    const ended = once(child, 'exit');
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false }))
      if (String(chunk).includes('Server listening')) break;
    child.stdout.resume();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(await complaint).toBe('');
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
  PATIENCE_MS,
);
