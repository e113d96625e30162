import { setTimeout } from 'node:timers/promises';
import { makeSensorReadings, toLibreViewFile } from '../server/src/demo/libreview-file.ts';
import { compare } from './support/compare.ts';
import { openLoopP99Ms } from './support/latency.ts';
import { report } from './support/report.ts';
import { type Person, startVida } from './support/vida.ts';

/**
 * The slowest 1 % of somebody else's requests while a file of 100,000 rows is imported ÷ while nothing else happens.
 */
const DAYS = 350;
const STEP_MINUTES = 5;
const EVERY_MS = 10;
const IDLE_MS = 6000;

const readings = makeSensorReadings(DAYS, new Date(), STEP_MINUTES);
const file = new Uint8Array(toLibreViewFile(readings));
const importsMs: number[] = [];

const importAll = async (importer: Person): Promise<void> => {
  const begun = performance.now();
  const { imported } = await importer.call<{ imported: number }>('/api/health-metrics/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: file,
  });
  if (imported !== readings.length) throw new Error(`${imported} of ${readings.length} rows were imported`);
  importsMs.push(performance.now() - begun);
};

const vida = await startVida();
try {
  const other = await vida.signUp('outra');
  await other.post('/api/health-metrics', [{ metricType: 'glucose', value: 100 }]);
  const firstMs = Date.now() + 86_400_000;
  const ask = (turn: number) => {
    const to = new Date(firstMs + importsMs.length * 1_000_000 + turn).toISOString();
    return other.call(`/api/health-metrics?limit=15&to=${to}`);
  };
  let people = 0;
  const measureSubject = async () => {
    people += 1;
    const importer = await vida.signUp(`bench${people}`);
    return openLoopP99Ms(EVERY_MS, importAll(importer), ask);
  };
  const measureReference = () => openLoopP99Ms(EVERY_MS, setTimeout(IDLE_MS), ask);
  const comparison = await compare({ rounds: 5, measureSubject, measureReference });
  const seconds = importsMs.map((ms) => (ms / 1000).toFixed(1)).join(', ');
  process.stdout.write(`large-import: ${readings.length} rows in ${seconds} s\n`);
  await report('large-import', 'ms', comparison, { text: 'at most 6', isMet: (ratio) => ratio <= 6 });
} finally {
  await vida.stop();
}
