import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import type { Comparison } from './compare.ts';
import type { Spread } from './statistics.ts';

const folder = resolve(import.meta.dirname, '../results');

const show = ({ median, min, max }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)} to ${max.toFixed(digits)})`;

export interface Goal {
  readonly text: string;
  readonly isMet: (ratio: number) => boolean;
}

/** Prints the ratio against its goal and writes everything measured to bench/results/NAME.json. */
export const report = async (name: string, unit: string, comparison: Comparison, goal: Goal): Promise<void> => {
  const met = goal.isMet(comparison.ratio.median);
  const lines = [
    `${name}: ratio ${show(comparison.ratio, 3)}, goal ${goal.text}: ${met ? 'met' : 'MISSED'}`,
    `  subject ${show(comparison.subject, 1)} ${unit}, reference ${show(comparison.reference, 1)} ${unit},` +
      ` ${comparison.rounds} rounds, ${comparison.discarded} discarded`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  await mkdir(folder, { recursive: true });
  const machine = { node: process.version, cpus: cpus().length, platform: process.platform };
  const json = JSON.stringify({ name, unit, goal: goal.text, met, ...comparison, machine }, null, 2);
  await writeFile(join(folder, `${name}.json`), `${json}\n`);
};
