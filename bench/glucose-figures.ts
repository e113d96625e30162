import { lastDaysRange } from '@vida/contract/core/time.ts';
import { type GlucoseSummary, summarizeGlucose } from '@vida/contract/measurements/glucose-summary.ts';
import { makeSensorReadings, toLibreViewFile } from '../server/src/demo/libreview-file.ts';
import { compare } from './support/compare.ts';
import { medianMs } from './support/latency.ts';
import { report } from './support/report.ts';
import { startVida } from './support/vida.ts';

/**
 * The figures of 14 days of a 5-minute sensor over HTTP ÷ the same computation in this process: computed anew, and
 * asked for again.
 */
const DAYS = 14;
const REQUESTS = 60;
const timeZone = 'America/Sao_Paulo';

const readings = makeSensorReadings(DAYS, new Date(), 5);
const vida = await startVida();
try {
  const person = await vida.signUp('bench');
  await person.call('/api/health-metrics/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: new Uint8Array(toLibreViewFile(readings)),
  });
  const now = new Date();
  const range = lastDaysRange(DAYS, now, timeZone);
  const ask = (to: Date) =>
    person.call<GlucoseSummary>(`/api/health-metrics/glucose-summary?days=${DAYS}&to=${to.toISOString()}`);
  let turns = 0;
  /** Another moment of the same day each time: no reply was kept. */
  const askAnew = () => {
    turns += 1;
    return ask(new Date(range.to.getTime() - turns));
  };
  const askAgain = () => ask(now);
  const sensor = readings
    .map(({ at, glucoseMgDl }) => ({ at: at.getTime(), value: glucoseMgDl, rangeFlag: null, weight: 5 }))
    .filter(({ at }) => at >= range.from.getTime() && at < range.to.getTime());
  const compute = () =>
    summarizeGlucose({
      ...range,
      days: DAYS,
      now,
      timeZone,
      sensor,
      single: [],
      newestAt: now,
      group: 'adult',
    });

  const [answered, computed] = [await askAnew(), compute()];
  if (answered.meanMgDl !== computed.meanMgDl || answered.readingCount !== computed.readingCount)
    throw new Error('the figures over HTTP are not those of the computation');
  const goal = { text: 'at most 4', isMet: (ratio: number) => ratio <= 4 };
  const measureReference = () => medianMs(REQUESTS, compute);
  for (const [name, run] of [
    ['glucose-figures-anew', askAnew],
    ['glucose-figures-again', askAgain],
  ] as const) {
    const measureSubject = () => medianMs(REQUESTS, run);
    await report(name, 'ms', await compare({ rounds: 7, measureSubject, measureReference }), goal);
  }
} finally {
  await vida.stop();
}
