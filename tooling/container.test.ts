import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtServer, serverFlags } from './lib/built-server.mjs';
import { root } from './lib/paths.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const copied = [...read('Dockerfile').matchAll(/^COPY (--from=\S+ )?(?:--\S+ )*(.+) \S+$/gm)].flatMap(
  ([, from = '', paths = '']) => paths.split(' ').map((path) => ({ path, isOfStage: from !== '' })),
);

describe('the container’s recipe', () => {
  it('copies what is there, and of an earlier stage what that copied or built', () => {
    const fromHere = copied.filter(({ isOfStage }) => !isOfStage).map(({ path }) => path);
    const fromStages = copied
      .filter(({ path, isOfStage }) => isOfStage && !/\/dist\/$/.test(path) && path !== '/vida/')
      .map(({ path }) => path.replace(/^\/vida\//, ''));
    const all = [...fromHere, ...fromStages];
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it('gets all of it past .dockerignore', () => {
    const letIn = new Set([...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path));
    const wanted = copied
      .filter(({ isOfStage }) => !isOfStage)
      .map(({ path }) => (existsSync(join(root, path)) && path.includes('/') ? (path.split('/')[0] ?? '') : path));
    expect([...new Set(wanted)].filter((path) => !letIn.has(path))).toEqual([]);
  });

  it('runs what npm start builds and runs', () => {
    const command = /^CMD (\[.*\])$/m.exec(read('Dockerfile'))?.[1] ?? '[]';
    const [program, ...args] = JSON.parse(command);
    expect([program, ...args.slice(0, -1)]).toEqual(['node', ...serverFlags]);
    expect(join(root, args.at(-1))).toBe(builtServer);
  });
});
